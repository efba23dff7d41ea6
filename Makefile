# `make` alone lists what can be made.

PREFIX ?= /usr/local
VITRINE := .build/release/vitrine
# The program is optimised as a whole when it is linked, which takes a minute and makes it a twentieth faster. All libraries go into it: it starts in half the
# time, and one file is all that has to be installed. LLD takes archives in any order, and says nothing of functions of the C library that would need its other
# files and that nothing here calls.
RELEASE := -c release --experimental-lto-mode=full --static-swift-stdlib -Xswiftc -static-executable -Xswiftc -Xclang-linker -Xswiftc -fuse-ld=lld

PRINT_BUILD := .build-print

.DEFAULT_GOAL := help
.PHONY: help site program print-program test check-pages check-order check-limits check-data check-paper check-policy check-faults check-histories \
  fuzz sanitize bench bench-paper install clean packages

help: ## List these targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) \
	  | while IFS='|' read -r target text; do printf 'make %-15s %s\n' "$$target" "$$text"; done

site: program ## Build the program and the sample site
	$(VITRINE) build
	@echo 'Open $(CURDIR)/output/index.html in a browser.'

program: packages print-program ## Build the programs alone, as .build/release/vitrine and vitrine-print beside it
	swift build $(RELEASE) --product vitrine
	cp $(PRINT_BUILD)/release/vitrine-print .build/release/vitrine-print

# What prints is a program of its own: the libraries for text and PDF are there as shared libraries alone.
print-program: packages
	swift build -c release --static-swift-stdlib --scratch-path $(PRINT_BUILD) --product vitrine-print

test: packages ## Check the format, build without warnings, run all tests, the manual's among them
	swift format lint --strict --recursive Sources Tests Package.swift
	swift build --build-tests
	swift test --skip-build --disable-xctest

check-pages: site ## Check sample pages for valid HTML and for accessibility, in light and dark
	tools/check-pages

check-order: program ## Hold orders and letter indexes against ICU's own, in 54 languages and variants
	tools/check-order $(VITRINE)

check-limits: program ## Build sites that are too much, and check time, memory and what is said
	tools/check-limits $(VITRINE)

check-data: program ## Build sites of the rows of CSV files, with odd values among them: make check-data CSV='a.csv b.csv'
	tools/check-data $(VITRINE) $(CSV)

check-policy: program ## Open hostile pages in Chromium: no script may run, no value may change the tree of a page
	tools/check-policy $(VITRINE)

check-paper: program ## Print sites in six languages, and check the PDFs by poppler, qpdf and zbar
	tools/install-packages poppler-utils qpdf zbar-tools fonts-noto-core fonts-noto-cjk
	tools/check-paper $(VITRINE)

bench-paper: program ## Measure inventories beside Chromium and WeasyPrint, where they are installed
	tools/compare-paper $(VITRINE)

fuzz: packages ## Fuzz front matter, templates, configuration and Markdown by libFuzzer, SECONDS_EACH=60
	tools/fuzz

sanitize: packages ## Run all tests under the address sanitizer and the thread sanitizer
	tools/sanitize

check-faults: packages ## Make every call of the publisher fail, in every way, and kill 300 builds: a quarter of an hour
	swift build --build-tests
	VITRINE_FAULTS=all swift test --skip-build --disable-xctest --filter 'FaultTests|KillTests'

check-histories: packages ## Let 200 sites change at random, and hold each build against one from nothing
	swift build --build-tests
	VITRINE_HISTORIES=200 swift test --skip-build --disable-xctest --filter HistoryTests

bench: program ## Measure small steps, sorting and whole builds; BENCH='--save FILE' gives options
	swift build $(RELEASE) --product vitrine-bench
	.build/release/vitrine-bench $(BENCH)

install: program ## Install the programs in PREFIX/bin (PREFIX is /usr/local unless given)
	install -D -s -m 755 $(VITRINE) $(DESTDIR)$(PREFIX)/bin/vitrine
	install -D -s -m 755 $(PRINT_BUILD)/release/vitrine-print $(DESTDIR)$(PREFIX)/bin/vitrine-print

clean: ## Remove what was built
	rm -rf .build .build-address .build-fuzz .build-print .build-thread .venv .output.vitrine
	find output -mindepth 1 -maxdepth 1 ! -name .gitignore -exec rm -rf {} +

# The libraries that the program is linked with, found by pkg-config, by the names that Debian packages them under.
packages:
	@tools/require-command swift 'Install Swift 6.3 or later, from https://www.swift.org/install.'
	@tools/require-packages libcmark:libcmark-dev yaml-0.1:libyaml-dev icu-i18n:libicu-dev \
	  jemalloc:libjemalloc-dev pangocairo:libpango1.0-dev librsvg-2.0:librsvg2-dev libqrencode:libqrencode-dev
