# Every target does its own set-up: a Swift toolchain is all that must be there.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

PREFIX ?= /usr/local
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
RELEASE := .build/static/release/reviewprompts
SOURCES := $(shell find Sources Localization templates Package.swift -type f 2>/dev/null)

# Linked into one file: the Swift runtime, ICU and, on Linux, the C library too.
STATIC_FLAGS := --static-swift-stdlib
ifeq ($(shell uname -s),Linux)
STATIC_FLAGS += -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xlinker -s
endif

.PHONY: help
help: ## Print what there is to make
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: ## Install libicu-dev where it is missing
	@pkg-config --exists icu-i18n 2>/dev/null || { \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq libicu-dev pkg-config >/dev/null; }

# Without recommended packages Chromium has no font at all; these draw every shipped language.
BROWSER_PACKAGES := chromium chromium-driver fonts-noto-core fonts-noto-cjk

.PHONY: browser
browser: ## Install Chromium, its driver and fonts where they are missing, for the tests of the page
	@dpkg-query --show $(BROWSER_PACKAGES) >/dev/null 2>&1 || { \
	  $(SUDO) apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive $(SUDO) -E apt-get install -y -qq --no-install-recommends \
	    $(BROWSER_PACKAGES) >/dev/null; }

$(RELEASE): $(SOURCES) Packaging/static-icu/icu-i18n.pc | setup
	@echo "Building the release command ..."
	@PKG_CONFIG_PATH=$(CURDIR)/Packaging/static-icu swift build -c release --product reviewprompts \
	  $(STATIC_FLAGS) --scratch-path .build/static 2>&1 | tail -n 3
	@touch $@

.PHONY: release
release: $(RELEASE) ## Build the command as one file that can be moved anywhere
	@echo $(RELEASE)

.PHONY: demo
demo: $(RELEASE) ## Show the main job on real input
	@Scripts/demo.sh $(RELEASE)

.PHONY: test
test: setup $(RELEASE) ## Run the whole suite; the tests of the page want Chromium (make browser)
	@Scripts/test.sh $(RELEASE)

.PHONY: test-without-icu
test-without-icu: $(RELEASE) ## Build and test with the trait ICU off, and compare what both print
	@Scripts/test-without-icu.sh $(RELEASE)

.PHONY: lint
lint: ## Check the formatting
	@swift format lint --strict --parallel --recursive Package.swift Sources Tests Examples Benchmarks

.PHONY: format
format: ## Mend the formatting
	@swift format --in-place --parallel --recursive Package.swift Sources Tests Examples Benchmarks

.PHONY: bench
bench: setup $(RELEASE) ## Measure against the peers, side by side
	@Benchmarks/run.sh $(RELEASE)

.PHONY: install
install: $(RELEASE) ## Copy the command to PREFIX/bin
	@install -d $(DESTDIR)$(PREFIX)/bin
	@install -m 755 $(RELEASE) $(DESTDIR)$(PREFIX)/bin/reviewprompts

.PHONY: clean
clean: ## Remove what was built
	@rm -rf .build Examples/Notes/.build Benchmarks/.build
