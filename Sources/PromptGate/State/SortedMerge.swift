/// Joins two arrays that are sorted by a key which is in each at most once; `choose` joins two of
/// one key.
func mergedBySortedKey<Element, Key: Comparable>(
  _ left: [Element],
  _ right: [Element],
  key: (Element) -> Key,
  choosing choose: (Element, Element) -> Element
) -> [Element] {
  var merged: [Element] = []
  var (place, otherPlace) = (0, 0)
  while place < left.count, otherPlace < right.count {
    let (mine, theirs) = (left[place], right[otherPlace])
    if key(mine) == key(theirs) { merged.append(choose(mine, theirs)) }
    if key(mine) < key(theirs) { merged.append(mine) }
    if key(theirs) < key(mine) { merged.append(theirs) }
    if key(mine) <= key(theirs) { place += 1 }
    if key(theirs) <= key(mine) { otherPlace += 1 }
  }
  return merged + left[place...] + right[otherPlace...]
}
