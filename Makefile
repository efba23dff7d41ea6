# `make` without a target lists all targets.

PREFIX ?= /usr/local
VITRINE := .build/release/vitrine
# Link-time optimisation of the whole program takes a minute and makes builds 5 % faster. All libraries are linked statically:
# the program starts in half the time, and only one file has to be installed. LLD accepts archives in any order, and does not warn
# about functions of the C library that would need shared libraries at run time; Vitrine calls none of them. Functions that builds
# call, and data that they touch, are put next to each other, as recorded by `make link-order`; what is gone or new does no harm.
# Generic types are made by calls of functions. Made by name, each would cost a search through all conformances of the program, together a
# fifth of a small build.
RELEASE := -c release --experimental-lto-mode=full --static-swift-stdlib -Xswiftc -static-executable -Xswiftc -Xclang-linker -Xswiftc -fuse-ld=lld \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xlinker --symbol-ordering-file=$(CURDIR)/tools/link-order.txt -Xlinker --no-warn-symbol-ordering

PRINT_BUILD := .build-print

.DEFAULT_GOAL := help
.PHONY: $(shell sed -n 's/^\([a-z-]*\):.*/\1/p' $(MAKEFILE_LIST))

help: ## List these targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) \
	  | while IFS='|' read -r target text; do printf 'make %-20s %s\n' "$$target" "$$text"; done

site: program ## Build the program and the sample site
	$(VITRINE) build
	@echo 'Open $(CURDIR)/output/index.html in a browser.'

program: packages print-program ## Build only the programs, .build/release/vitrine and vitrine-print beside it
	swift build $(RELEASE) --product vitrine
	cp $(PRINT_BUILD)/release/vitrine-print .build/release/vitrine-print

# What prints is a program of its own: the libraries for text and PDF are there as shared libraries alone.
print-program: packages
	swift build -c release --static-swift-stdlib --scratch-path $(PRINT_BUILD) --product vitrine-print

test: packages ## Check the format, build without warnings, run all tests, including those of the manual, and edit in Chromium
	swift format lint --strict --recursive Sources Tests Package.swift
	swift build --build-tests
	tools/check-browser .build/debug/vitrine --short & browser=$$!; status=0; \
	  swift test --skip-build --disable-xctest || status=$$?; wait $$browser || status=$$?; exit $$status

format: ## Format all Swift files in place
	swift format --in-place --recursive Sources Tests Package.swift

check-pages: site ## Check pages, also in Arabic and Japanese, for valid HTML and for accessibility, narrow and wide, light and dark
	tools/check-pages $(VITRINE)

check-order: program ## Compare sorts and letter indexes with ICU's own, in 54 languages and variants
	tools/check-order $(VITRINE)

check-schemas: program ## Hold JSON Schemas, SARIF logs and the metadata of pages against other validators
	tools/check-schemas $(VITRINE)

check-limits: program ## Build oversized sites, and check time, memory and messages
	tools/check-limits $(VITRINE)

check-systems: program ## Change sites at random on unusual file systems, and compare each build with a build from nothing
	tools/check-systems $(VITRINE)

check-configurations: program ## Check and build sites with random configurations
	tools/check-configurations $(VITRINE)

check-data: program ## Build sites from CSV files, mixed with unusual values: make check-data CSV='a.csv b.csv'
	tools/check-data $(VITRINE) $(CSV)

check-tables: program ## Import tables, export them, and import the exports again: make check-tables CSV='a.csv b.csv'
	tools/check-tables $(VITRINE) $(CSV)

check-install: program ## Install into a temporary folder; read the manual pages, and complete words in bash, zsh and fish
	tools/install-packages zsh fish bash-completion man-db
	tools/check-install

check-edits: program ## Change a copy of the sample collections by 10,000 random commands, some killed, some two at once
	tools/check-edits $(VITRINE) content $(STEPS)

check-changes: program ## Change a collection by forms, rows, commands and an editor at once: nothing may be lost; STEPS=10000
	tools/check-changes $(VITRINE) $(STEPS)

check-browser: program ## Edit the sample collections in Chromium, with and without scripts, and check every form
	tools/check-browser $(VITRINE)

check-forms: program ## Fill in the forms of new and edit on a terminal
	tools/check-forms $(VITRINE)

check-look: site ## Check the look of pages, also in Arabic and Japanese, in Chromium: five widths, light and dark, large text, printed
	tools/check-look $(VITRINE)

check-policy: program ## Open hostile pages in Chromium: no script may run, no value may change the document tree
	tools/check-policy $(VITRINE)

check-paper: program ## Print sites in six languages, and check the PDFs with poppler, qpdf and zbar
	tools/install-packages poppler-utils qpdf zbar-tools fonts-noto-core fonts-noto-cjk
	tools/check-paper $(VITRINE)

check-drawings: program ## Print 500 made-up SVG pictures, and check the PDFs with poppler
	tools/install-packages poppler-utils
	tools/check-drawings $(VITRINE)

bench-paper: program ## Measure inventories beside Chromium and WeasyPrint, where they are installed
	tools/compare-paper $(VITRINE)

check-search: bench-program site ## Search 10,000 and 100,000 items and the sample site in Chromium, from the disk: results, filters, keys, times
	tools/check-search .build/release/vitrine-bench

check-firefox: site ## Search and filter sites, also in Arabic and Japanese, in Firefox, from the disk
	tools/check-firefox $(VITRINE)

fuzz: packages ## Fuzz front matter, templates, configuration, Markdown and pictures with libFuzzer; SECONDS_EACH=60
	tools/fuzz

sanitize: packages ## Run all tests under the address sanitizer and the thread sanitizer
	tools/sanitize

check-faults: packages ## Let every file system call of a build fail in every way, and kill 300 builds; takes 15 minutes
	swift build --build-tests
	VITRINE_FAULTS=all swift test --skip-build --disable-xctest --filter 'FaultTests|KillTests'

check-histories: packages ## Change 200 sites at random, and compare each build with a build from nothing
	swift build --build-tests
	VITRINE_HISTORIES=200 swift test --skip-build --disable-xctest --filter 'HistoryTests|ResidentTests'

bench-program: packages
	swift build $(RELEASE) --product vitrine-bench

bench: program bench-program ## Measure single steps, sorting and whole builds; BENCH='--save FILE' passes options
	.build/release/vitrine-bench $(BENCH)

link-order: program ## Record which functions builds call and which data they touch, for the linker to put next to each other
	tools/install-packages valgrind
	tools/record-link-order $(VITRINE) tools/link-order.txt

bench-serve: program ## Measure 'vitrine serve' as a browser sees it, at 10,000 and 100,000 items
	tools/bench-serve $(VITRINE)

pictures: site ## Take the manual's screenshots of the sample site again
	tools/make-pictures $(VITRINE)

dist: program ## Package the program as .tar.gz and .deb in dist/
	tools/make-manual-pages $(VITRINE) .build/man
	tools/make-dist

check-dist: dist ## Try both packages in a clean Debian system; needs root
	tools/check-dist

install: program ## Install the program and completions for shells; PREFIX is /usr/local by default
	tools/make-manual-pages $(VITRINE) .build/man
	tools/install-programs '$(DESTDIR)' '$(PREFIX)'

clean: ## Remove everything that was built
	rm -rf .build .build-address .build-fuzz .build-print .build-thread .venv .output.vitrine dist
	find output -mindepth 1 -maxdepth 1 ! -name .gitignore -exec rm -rf {} +

# The libraries to link with: pkg-config name, then Debian package.
packages:
	@tools/require-command swift 'Install Swift 6.3 or later from https://www.swift.org/install.'
	@tools/require-packages libcmark:libcmark-dev yaml-0.1:libyaml-dev icu-i18n:libicu-dev \
	  jemalloc:libjemalloc-dev libjpeg:libjpeg62-turbo-dev libpng:libpng-dev libwebp:libwebp-dev nettle:nettle-dev \
	  expat:libexpat1-dev minizip:libminizip-dev sqlite3:libsqlite3-dev \
	  pangocairo:libpango1.0-dev librsvg-2.0:librsvg2-dev libqrencode:libqrencode-dev
