(() => {
  'use strict';
  const byId = id => document.getElementById(id);
  const root = document.documentElement;
  const cards = [...document.querySelectorAll('.card')];
  const controls = byId('controls');
  const looks = ['ios', 'macos', 'android'];
  const themes = ['light', 'dark'];
  const lookNames = { ios: 'iOS', macos: 'macOS', android: 'Android' };
  const keyNames = { title: 'title', message: 'message', rate: 'rate button', remind: 'remind button', decline: 'decline button' };
  const value = id => byId(id).value;
  const chosen = (id, all) => value(id) === 'all' ? all : [value(id)];

  // Arguments. A plain text has its arguments as elements; a plural or select is put together again.

  /// The values that were given or typed. A field has no line breaks, so an unchanged one has the value as it was given.
  function values() {
    const map = new Map();
    for (const input of controls.querySelectorAll('[data-argument]')) {
      if (input.value === '' && input.dataset.given === undefined) continue;
      const isUnchanged = input.value === input.defaultValue.replace(/[\r\n]/g, '');
      map.set(input.dataset.argument, isUnchanged ? input.defaultValue : input.value);
    }
    return map;
  }

  const argument = name => {
    const element = document.createElement(root.dataset.isolates === 'off' ? 'span' : 'bdi');
    element.dataset.a = name;
    return element;
  };

  /// What an argument shows that is not given, or is not what the message needs; the formatter writes the same.
  const unfilled = name => `{${name}}`;

  /// The nodes of a parsed message.
  function nodes(parts, language, given, number) {
    const list = [];
    for (const part of parts) {
      if (typeof part === 'string') { list.push(part); continue; }
      if (part === 0) { list.push(new Intl.NumberFormat(language).format(number)); continue; }
      const [name, format, offset, variants] = part;
      if (!format) {
        const element = argument(name);
        element.textContent = given.has(name) ? given.get(name) : unfilled(name);
        list.push(element);
        continue;
      }
      const text = given.get(name);
      if (text === undefined) { list.push(unfilled(name)); continue; }
      let choice = Object.hasOwn(variants, text) ? variants[text] : variants.other;
      let rest = number;
      if (format !== 'select') {
        if (text.trim() === '' || !Number.isFinite(Number(text))) { list.push(unfilled(name)); continue; }
        rest = Number(text) - offset;
        const type = format === 'selectordinal' ? 'ordinal' : 'cardinal';
        const category = new Intl.PluralRules(language, { type }).select(rest);
        const exact = '=' + Number(text);
        choice = variants[Object.hasOwn(variants, exact) ? exact : Object.hasOwn(variants, category) ? category : 'other'];
      }
      list.push(...(choice ? nodes(choice, language, given, rest) : [unfilled(name)]));
    }
    return list;
  }

  function putArguments() {
    const given = values();
    for (const element of document.querySelectorAll('[data-p]')) {
      const { l, n } = JSON.parse(element.dataset.p);
      element.replaceChildren(...nodes(n, l, given, 0));
    }
    for (const element of document.querySelectorAll('[data-a]')) {
      const name = element.dataset.a;
      const text = given.has(name) ? given.get(name) : unfilled(name);
      if (element.textContent !== text) element.textContent = text;
    }
  }

  // Looks. Each card holds its prompts once; more looks or themes at a time are copies of them.

  function dress(stage) {
    const first = stage.firstElementChild;
    const wanted = chosen('look', looks).flatMap(look => chosen('theme', themes).map(theme => [look, theme]));
    while (stage.children.length > wanted.length) stage.lastElementChild.remove();
    while (stage.children.length < wanted.length) stage.append(first.cloneNode(true));
    wanted.forEach(([look, theme], place) => {
      const view = stage.children[place];
      view.className = `v ${look} ${theme}`;
      if (wanted.length > 1) view.dataset.c = `${lookNames[look]}, ${theme}`; else delete view.dataset.c;
    });
  }

  function draw() {
    root.dataset.message = value('message');
    root.dataset.theme = value('theme') === 'dark' ? 'dark' : 'light';
    const isWide = value('look') === 'all' || value('theme') === 'all';
    for (const card of cards) {
      card.classList.toggle('wide', isWide);
      dress(card.querySelector('.stage'));
    }
    for (const stage of byId('compare').querySelectorAll('.stage')) dress(stage);
  }

  // What does not fit: a label that is cut off, a title over more than two lines, a word wider than its place.

  function misfits(scope) {
    const list = [];
    for (const element of scope.querySelectorAll('.alert [data-k]')) {
      if (!element.clientWidth) continue;
      const isWide = element.scrollWidth > element.clientWidth + 1;
      const isHigh = element.dataset.k === 'title'
        && element.clientHeight > 2.5 * parseFloat(getComputedStyle(element).lineHeight);
      if (isWide || isHigh) list.push(element);
    }
    return list;
  }

  /// Android sets all buttons below each other when they have no room beside each other.
  function stack() {
    const rows = [...document.querySelectorAll('.bs')];
    for (const row of rows) row.classList.remove('stacked');
    const wrapped = rows.filter(row => row.closest('.android') && row.lastElementChild.offsetTop > row.firstElementChild.offsetTop);
    for (const row of wrapped) row.classList.add('stacked');
  }

  function describe(elements) {
    const names = elements.map(element => {
      const look = looks.find(look => element.closest('.v').classList.contains(look));
      return `${keyNames[element.dataset.k]} (${lookNames[look]})`;
    });
    return [...new Set(names)].join(', ');
  }

  function measure() {
    // What gets the focus must not come to stand under the controls, which stay at the top.
    const isSticky = getComputedStyle(controls).position === 'sticky';
    root.style.setProperty('--bar', `${isSticky ? controls.offsetHeight : 0}px`);
    for (const element of document.querySelectorAll('.no-fit')) element.classList.remove('no-fit');
    const hidden = cards.filter(card => card.hidden);
    for (const card of hidden) card.hidden = false;
    stack();
    const found = cards.map(card => misfits(card));
    const compared = misfits(byId('compare'));
    for (const card of hidden) card.hidden = true;
    cards.forEach((card, place) => {
      const line = card.querySelector('.over');
      line.hidden = found[place].length === 0;
      line.textContent = found[place].length ? `Does not fit: ${describe(found[place])}` : '';
      card.dataset.misfits = found[place].length;
      for (const element of found[place]) element.classList.add('no-fit');
    });
    for (const element of compared) element.classList.add('no-fit');
  }

  // Filters.

  function isShown(card) {
    const words = value('find').toLowerCase().split(/\s+/).filter(Boolean);
    const problem = value('problem');
    const problems = card.dataset.problems.split(' ').filter(Boolean);
    if (Number(card.dataset.misfits)) problems.push('fit');
    return words.every(word => card.dataset.names.includes(word))
      && (!value('script') || card.dataset.script === value('script'))
      && (!value('status') || card.dataset.status === value('status'))
      && (!problem || (problem === 'any' ? problems.some(name => !['question', 'note'].includes(name)) : problems.includes(problem)));
  }

  function filter() {
    for (const card of cards) card.hidden = !isShown(card);
    const shown = cards.filter(card => !card.hidden);
    const labels = shown.reduce((sum, card) => sum + Number(card.dataset.misfits), 0);
    const languages = shown.filter(card => Number(card.dataset.misfits)).length;
    const count = (number, one, many) => `${number} ${number === 1 ? one : many}`;
    const fit = document.createElement('span');
    fit.id = 'misfits';
    fit.className = labels ? 'bad' : '';
    fit.textContent = labels
      ? `${count(labels, 'label does', 'labels do')} not fit, in ${count(languages, 'language', 'languages')}.`
      : 'Every label fits.';
    byId('state').replaceChildren(`${shown.length} of ${count(cards.length, 'language', 'languages')} shown. `, fit);
  }

  // Side by side.

  function column(card) {
    const box = document.createElement('div');
    const heading = document.createElement('h3');
    heading.append(...[...card.querySelector('h2').childNodes].map(node => node.cloneNode(true)));
    box.append(heading, card.querySelector('.stage').cloneNode(true));
    return box;
  }

  function cell(card, selector) {
    const box = document.createElement('td');
    const element = card.querySelector(selector);
    const alert = card.querySelector('.alert');
    box.lang = alert.lang;
    box.dir = alert.dir;
    // As it was drawn, so that names stay set apart.
    if (element) box.append(...[...element.childNodes].map(node => node.cloneNode(true)));
    return box;
  }

  function row(pair, name, selector) {
    const line = document.createElement('tr');
    const heading = document.createElement('th');
    heading.scope = 'row';
    heading.textContent = name;
    line.append(heading, ...pair.map(card => cell(card, selector)));
    return line;
  }

  function compare() {
    const pair = ['left', 'right'].map(id => cards.find(card => card.dataset.language === value(id)));
    const section = byId('compare');
    section.hidden = !pair[0] || !pair[1];
    if (section.hidden) { section.querySelector('.pair').replaceChildren(); return; }
    section.querySelector('.pair').replaceChildren(...pair.map(column));
    const first = '.alert[data-m=app] ';
    const rows = [
      ['Title', first + '[data-k=title]'], ['App', first + '[data-k=message]'],
      ['Game', '.alert[data-m=game] [data-k=message]'], ['Update', '.alert[data-m=update] [data-k=message]'],
      ['Rate', first + '[data-k=rate]'], ['Remind', first + '[data-k=remind]'], ['Decline', first + '[data-k=decline]'],
    ];
    section.querySelector('tbody').replaceChildren(...rows.map(([name, selector]) => row(pair, name, selector)));
    const heads = section.querySelectorAll('thead th');
    pair.forEach((card, place) => { heads[place + 1].textContent = card.dataset.language; });
  }

  // All together.

  function update(kind) {
    if (kind === 'argument') putArguments();
    if (kind === 'argument' || kind === 'pair') compare();
    if (kind === 'draw') draw();
    if (kind !== 'filter') measure();
    filter();
  }

  const kinds = { look: 'draw', theme: 'draw', message: 'draw', left: 'pair', right: 'pair' };
  controls.addEventListener('input', event => {
    const control = event.target;
    if (control.id === 'sources') {
      for (const details of document.querySelectorAll('.card details')) details.open = control.checked;
      return;
    }
    update(control.dataset.argument !== undefined ? 'argument' : kinds[control.id] || 'filter');
  });
  controls.addEventListener('submit', event => event.preventDefault());
  addEventListener('resize', () => update('resize'));

  // A click on a text opens where it came from.
  byId('gallery').addEventListener('click', event => {
    const element = event.target.closest('.alert [data-k]');
    if (!element) return;
    const card = element.closest('.card');
    card.querySelector('details').open = true;
    const key = element.dataset.k === 'message' ? element.closest('.alert').dataset.m : element.dataset.k;
    for (const line of card.querySelectorAll('tr')) line.classList.toggle('here', line.dataset.k === key);
  });

  const scripts = new Intl.DisplayNames(['en'], { type: 'script' });
  for (const option of byId('script').options) {
    if (option.value) option.textContent = scripts.of(option.value) || option.value;
  }

  // A link may choose what is shown: gallery.html#look=all&theme=dark.
  // What no control offers is passed over.
  let isThemed = false;
  for (const [id, wanted] of new URLSearchParams(location.hash.slice(1))) {
    const control = byId(id);
    if (!control || !controls.contains(control) || control.type === 'checkbox') continue;
    if (control.options && ![...control.options].some(option => option.value === wanted)) continue;
    if (control.value === undefined) continue;
    control.value = wanted;
    if (id === 'theme') isThemed = true;
  }
  if (!isThemed && matchMedia('(prefers-color-scheme: dark)').matches) byId('theme').value = 'dark';
  putArguments();
  draw();
  compare();
  update('start');
  requestAnimationFrame(() => performance.mark('drawn'));
  document.fonts.ready.then(() => {
    update('start');
    // After the frame that is marked above.
    requestAnimationFrame(() => { root.dataset.ready = 'yes'; });
  });
})();
