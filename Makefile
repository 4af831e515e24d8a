# What one does with this repository. `make gallery` and `make test` need nothing installed but a Swift toolchain and make.

# Everything is built with one set of flags, so that no step builds again what another has built.
STRICT = -Xswiftc -warnings-as-errors
SOURCES = Sources Linux Examples Tools Tests Benchmarks/Sources Benchmarks/Package.swift Package.swift
# Which example; `make gallery EXAMPLE=header-gif` shows another one, `EXAMPLE=` the list of all, and
# `EXAMPLE=--list` names them.
EXAMPLE = header-default

# How many random sessions, and the seed of the first: `make soak SESSIONS=100000 SEED=7`.
SESSIONS = 1000
SEED = 1

.PHONY: gallery test soak benchmarks lint format embedded app-tests examples docs pictures dependencies

# Opens the example app in a window. Where there is no display, records a session instead and says where.
gallery: dependencies
	swift build $(STRICT) --product Gallery
	@.build/debug/Gallery $(EXAMPLE)

# Everything that is checked, ending with the closing line of Swift Testing. Tests of bad input throw
# thousands of errors; a backtrace for each would take most of their time.
test: dependencies lint embedded app-tests
	swift build $(STRICT) --build-tests
	SWT_SWIFT_ERROR_BACKTRACING_ENABLED=0 swift test $(STRICT) --skip-build --disable-xctest

# Plays random sessions with a finger on real physics. One that breaks a rule is printed with its seed,
# as a trace that `refresh-replay` replays.
soak: dependencies
	swift build $(STRICT) --configuration release --product refresh-replay
	@.build/release/refresh-replay --soak $(SESSIONS) --seed $(SEED)

# Builds and tests a package that uses this one's products to drive a screen of its own.
app-tests: dependencies
	swift test $(STRICT) --package-path Examples/TestingYourApp --scratch-path .build/testing-your-app --disable-xctest

# Copies the code that documentation shows to where the tests compile it.
examples: dependencies
	swift run $(STRICT) extract-examples

# Builds the documentation of both modules as a static site, .build/documentation, and says how to read it.
docs: dependencies
	swift build $(STRICT) --target MJRefresh
	@Scripts/build-documentation

# Measures scrolling, attaching and laying out, in an optimized build.
benchmarks: dependencies
	swift run --package-path Benchmarks --configuration release Benchmarks

# Says where the sources depart from the one format.
lint:
	swift format lint --strict --recursive --parallel $(SOURCES)

# Brings the sources into the one format.
format:
	swift format --in-place --recursive --parallel $(SOURCES)

# Proves that the engine needs no runtime: compiles it as Embedded Swift for four targets.
embedded:
	@Scripts/build-embedded

# Draws the pictures of the documentation again.
pictures: dependencies
	swift build $(STRICT) --product Gallery
	.build/debug/Gallery --pictures Documentation/Pictures

dependencies:
	@command -v swift >/dev/null || { \
	  echo "There is no swift in PATH; https://www.swift.org/install has the toolchain." >&2; exit 1; }
	@if [ "$$(uname)" = Linux ]; then Scripts/install-dependencies; fi
