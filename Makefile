# The tasks of this repository. `make gallery` and `make test` require only a Swift toolchain and
# make. On Debian and Ubuntu, `dependencies` installs the libraries and fonts that are missing.

# All steps build with the same flags, so that they share build products. No step needs debugging
# information, which takes a long time to write.
STRICT = -Xswiftc -warnings-as-errors -debug-info-format none
# Each module is compiled as a whole, which takes a quarter less processor time in a first build.
# With `MODULES=files`, a change of one file does not compile its whole module again. After a build
# with another value, everything is compiled again.
MODULES ?= whole
ifeq ($(MODULES),whole)
STRICT += -Xswiftc -disable-batch-mode -Xswiftc -whole-module-optimization \
  -Xswiftc -no-emit-module-separately-wmo -Xswiftc -num-threads -Xswiftc 2
endif
SOURCES = Sources Linux Examples Tools Tests Benchmarks/Sources Benchmarks/Package.swift \
  Package.swift
# The example that `make gallery` shows instead of the list of examples: `EXAMPLE=header-gif`.
# `EXAMPLE=--list` prints the names of all examples. `ARGUMENTS` are options, such as
# `--frame-times`; `EXAMPLE=--help` lists them.
EXAMPLE =
ARGUMENTS =

# The name of this system. On a Mac, `gallery` opens Xcode, and `test` runs what needs no UIKit.
SYSTEM := $(shell uname)
# A tool of the maintainers that type-checks the sources for iOS on Linux. It is not part of this
# repository: `rehearsal` and `checks` run it if it exists at this path.
REHEARSAL ?= $(dir $(CURDIR))shared/rehearsal/rehearse

# The number of random sessions, and the seed of the first: `make soak SESSIONS=100000 SEED=7`.
SESSIONS = 1000
SEED = 1

.PHONY: gallery test tests checks all-tests conformance portable-tests rehearsal soak answers \
  probe benchmarks budgets lint format embedded app-tests examples docs pictures dependencies

# `STEP` runs a command and prints one line: see the script. `REPAIR` says what to do if it fails.
STEP = @Scripts/step
REPAIR = "Correct the errors, and run make again."

# On a Mac, opens the project of the example app in Xcode. On Linux, opens the app in a window, or,
# without a display, records a session and prints the path. The build is not optimized, because an
# optimized one takes three times as long, and a frame is drawn fast enough without:
# Scripts/measure-frames. It shares its products with `test`.
ifeq ($(SYSTEM),Darwin)
gallery:
	open Examples/Gallery/Gallery.xcodeproj
else
gallery: dependencies
	$(STEP) gallery $(REPAIR) swift build $(STRICT) --product Gallery
	@.build/debug/Gallery $(EXAMPLE) $(ARGUMENTS)
endif

# Runs the tests, except those of the stand-in for UIKit, which `conformance` runs. On Linux, the
# last line of the output is their summary.
ifeq ($(SYSTEM),Darwin)
test: portable-tests
else
test:
	@echo "The tests take about 8 minutes on two cores."
	@$(MAKE) --no-print-directory dependencies
	@EDGEREFRESH_WITHOUT_CONFORMANCE=1 $(MAKE) --no-print-directory tests
endif

tests: lint
	$(STEP) build $(REPAIR) swift build $(STRICT) --build-tests
	@Scripts/run-tests $(STRICT)

# Runs the tests of the stand-in for UIKit, after a change in the folder Linux.
conformance: dependencies
	$(STEP) conformance "To run a suite again: make conformance" \
	  swift test $(STRICT) --disable-xctest --filter UIKitConformanceTests

# Runs all tests with all cases, and what `test` leaves out to be fast.
checks: dependencies
	@$(MAKE) --no-print-directory --jobs=2 --keep-going all-tests budgets embedded rehearsal

# One after the other, because all of them use the folder .build.
all-tests:
	@EDGEREFRESH_OPTIMIZED=1 $(MAKE) --no-print-directory app-tests
	@EDGEREFRESH_OPTIMIZED=1 EDGEREFRESH_THOROUGH=1 $(MAKE) --no-print-directory tests
	$(STEP) docs $(REPAIR) Scripts/build-documentation

# Runs the tests of the engines and of the repository's files, which need no UIKit. With the
# variable, the package contains nothing else. Warnings are not errors, because the compiler on a
# Mac may give different ones.
portable-tests:
	$(STEP) portable-tests "To run a suite again: make portable-tests" \
	  env EDGEREFRESH_WITHOUT_UIKIT=1 swift test --scratch-path .build/without-uikit --disable-xctest

# Type-checks the sources for iOS, and Objective-C that uses MJRefresh, if the tool exists.
rehearsal:
ifneq ($(wildcard $(REHEARSAL)),)
	$(STEP) rehearsal $(REPAIR) Scripts/rehearse-ios $(REHEARSAL)
	$(STEP) objective-c $(REPAIR) Scripts/rehearse-objective-c $(REHEARSAL)
else
	@:
endif

# Plays random sessions with a finger and scroll physics. A session that breaks a rule is printed
# with its seed, as a trace that `refresh-replay` can replay.
soak: dependencies
	swift build $(STRICT) --configuration release --product refresh-replay
	@.build/release/refresh-replay --soak $(SESSIONS) --seed $(SEED)

# Plays the recorded sessions and runs the scenario tests once for each likely behavior of UIKit
# that is not the default. This takes about 25 minutes.
answers: dependencies
	swift build $(STRICT) --configuration release --product refresh-replay
	@.build/release/refresh-replay --answers Tests/EdgeRefreshTests/Fixtures/*.jsonl
	swift build $(STRICT) --build-tests
	Scripts/test-answers

# Runs the experiments of Documentation/Probe.md with this project's UIKit for Linux, and writes the
# results to Documentation/Probe.jsonl. Review what has changed: the document explains how.
probe: dependencies
	swift build $(STRICT) --product refresh-replay
	.build/debug/refresh-replay --probe > .build/probe.jsonl
	mv .build/probe.jsonl Documentation/Probe.jsonl

# Tests the example packages, whose tests use the products of this package.
app-tests: dependencies
	$(STEP) app-tests $(REPAIR) Scripts/test-example-packages $(STRICT)

# Copies the code blocks of the documentation into the tests, which compile them.
examples: dependencies
	swift run $(STRICT) extract-examples

# Builds the documentation as a static site in .build/documentation and prints how to open it.
docs: dependencies
	swift build $(STRICT) --target EdgeRefresh
	swift build $(STRICT) --target EdgeRefreshUI
	swift build $(STRICT) --target MJRefresh
	@Scripts/build-documentation

# Counts the processor instructions that scrolling and other operations take in an optimized build,
# and measures their time. Fails if an operation exceeds its budget.
benchmarks: dependencies
	swift run --package-path Benchmarks --configuration release -debug-info-format none Benchmarks

# Counts the instructions of scrolling, which must stay within their budgets.
budgets: dependencies
	$(STEP) budgets "Scrolling exceeds its budget, or was not counted." \
	  swift run --package-path Benchmarks --configuration release -debug-info-format none \
	  Benchmarks --scrolling

# Reports the lines of the sources that do not follow .swift-format, and those that are too long in
# documents, scripts and comments.
lint:
	$(STEP) widths "Break these lines." Scripts/check-widths
	$(STEP) lint "To format the sources: make format" \
	  swift format lint --strict --recursive --parallel $(SOURCES)

# Formats the sources according to .swift-format.
format:
	swift format --in-place --recursive --parallel $(SOURCES)

# Compiles the engines as Embedded Swift, to check that they need no Swift runtime.
embedded:
	$(STEP) embedded $(REPAIR) Scripts/build-embedded

# Records the pictures of the documentation again.
pictures: dependencies
	swift build $(STRICT) --configuration release --product Gallery
	rm -rf .build/pictures
	.build/release/Gallery --pictures .build/pictures
	Scripts/place-pictures

dependencies:
	@command -v swift >/dev/null || { \
	  echo "swift is not in PATH. Install a toolchain from https://www.swift.org/install." >&2; \
	  exit 1; }
	@if [ "$$(uname)" = Linux ]; then Scripts/install-dependencies; fi
