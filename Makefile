# make demo   builds apus and renders the example gallery into demo/
# make apus   builds apus for debugging
# make test   builds and runs all tests
# make test-optimised  does so without the trait GTK, with what they test compiled as in programs, and draws a picture;
#             test-optimised-engine  builds and tests only the modules below SwiftUI in that way
# make test-apps  builds the programs in Examples/Apps and runs their tests
# make test-snapshots   draws the previews of the examples and compares them with the recorded pictures; make snapshots records them anew
# make test-conformance  checks that each row of published behaviour is tested
# make test-layout   compares a million random layouts with the naive calculation
# make test-windows  tries windows on a display of their own; test-windows-full takes longer
# make typecheck-times  measures how long the compiler takes for bodies of views, and to find errors in them
# make test-preview  tries the page of `apus preview` in a browser, and the editor's extension
# make fuzz   compares trees after 100,000 random actions with trees made anew; fuzz-asan and fuzz-tsan do so under sanitizers
# make bench-check  counts the instructions of the benchmarks and compares them with Benchmarks/baseline.json; bench-record records them
# make test-all  runs everything there is to test, which takes hours
# make format  formats all Swift sources; format-check says which are not formatted
# make golden-pictures   records the pictures of the controls anew, with which the tests compare
# make docs   makes the documentation site in .build/docs
# make docs-images   draws the pictures of the documentation
# make install  installs Apus into PREFIX (/usr/local); make uninstall removes it; make deb makes a Debian package of it
# make test-install  installs a debug build into a folder of its own and builds, tests, draws and runs packages from there
# make clean  removes what the two made
.PHONY: products install uninstall deb test-install demo test test-optimised test-optimised-engine golden-pictures test-layout test-windows test-windows-full fuzz fuzz-asan fuzz-tsan docs-images setup clean
.DEFAULT_GOAL := demo

setup:
	@Scripts/setup

# A debug build takes a third of the time of a release build, and `make test` goes on from it.
demo: setup
	swift build --product apus
	swift build --product ApusRuntime
	swift build --product controlstates
	@Scripts/demo

.PHONY: apus
apus: setup
	swift build --product apus
	swift build --product ApusRuntime

# The command-line tests run the built apus, which loads the runtime library.
test: setup
	swift build --build-tests
	swift build --product ApusRuntime
	Scripts/run-tests .build/debug

# A build of its own. Optimised code leaves bytes unwritten that are zero elsewhere. As it is the only build without the trait GTK, a picture is
# drawn with the command line too.
OPTIMISED = APUS_OPTIMISED=1 swift build --disable-default-traits --scratch-path .build/optimised
test-optimised: setup
	$(OPTIMISED) --build-tests
	$(OPTIMISED) --product ApusRuntime
	Scripts/run-tests .build/optimised/debug
	rm -f .build/optimised/picture.png
	.build/optimised/debug/apus render Examples/Listing --view ReaderAndPreference --size 390x200 -o .build/optimised/picture.png
	test -s .build/optimised/picture.png

ENGINE_TESTS = AttributeGraphTests,CoreGraphicsTests,FoundationOverlayTests,SwiftUICoreTests,TypesettingTests
test-optimised-engine: setup
	APUS_TESTS=$(ENGINE_TESTS) $(OPTIMISED) --build-tests
	Scripts/run-tests .build/optimised/debug

.PHONY: test-conformance
test-conformance:
	Scripts/conformance --check

test-layout: setup
	swift build --build-tests
	APUS_RANDOM_TREES=1000000 swift test --skip-build --filter RandomLayoutTests

SNAPSHOT_EXAMPLES = Examples/Screens Examples/Gallery Examples/Layout Examples/Listing

.PHONY: test-snapshots snapshots
test-snapshots snapshots: setup
	swift build --product apus
	swift build --product ApusRuntime
	.build/debug/apus snapshot $(SNAPSHOT_EXAMPLES) $(if $(filter snapshots,$@),--record) --report .build/snapshots

# Where the tools cannot be installed the script says that it skips the tests.
test-windows test-windows-full: setup
	-@Scripts/setup Scripts/debian-packages-windows
	swift build --product windowprobe
	swift build --product checklist
	Scripts/test-windows $(if $(filter %-full,$@),--full)

# Prints what takes longest, and fails if a body takes more than half a second.
.PHONY: typecheck-times
typecheck-times: setup
	swift build --product apus
	swift build --product ApusRuntime
	Scripts/typecheck-times
	Scripts/typecheck-times --errors

FUZZ_STEPS ?= 100000

# In a headless Chromium; node drives it and tests the editor's extension. Where these cannot be installed the script says that it skips the
# tests.
.PHONY: test-preview
test-preview: setup
	-@Scripts/setup Scripts/debian-packages-preview
	swift build --product apus
	swift build --product ApusRuntime
	Scripts/test-preview

fuzz: setup
	swift build --build-tests
	APUS_FUZZ_STEPS=$(FUZZ_STEPS) swift test --skip-build --filter FuzzTests

# Each has a build of its own: what a sanitizer compiles nobody else can use.
fuzz-asan: setup
	APUS_FUZZ_STEPS=$(FUZZ_STEPS) ASAN_OPTIONS=detect_leaks=0 swift test --sanitize address --scratch-path .build/asan --filter FuzzTests

fuzz-tsan: setup
	APUS_FUZZ_STEPS=$(FUZZ_STEPS) swift test --sanitize thread --scratch-path .build/tsan --filter FuzzTests

.PHONY: bench-check bench-record
bench-check bench-record: setup
	swift build --configuration release --product bench
	Scripts/bench-check .build/release/bench $(if $(filter %-record,$@),--record)

.PHONY: test-all
test-all:
	.ci/run --all

SWIFT_SOURCES = Package.swift Benchmarks Examples Sources Tests

.PHONY: format format-check
format:
	swift format format --in-place --parallel --recursive $(SWIFT_SOURCES)

format-check:
	swift format lint --strict --parallel --recursive $(SWIFT_SOURCES)

# The first comparison after a picture is recorded fails, so that somebody looks at it.
golden-pictures: setup
	swift build --build-tests
	rm -f Tests/ExampleTests/Goldens/*.png Tests/ChartsTests/Goldens/*.png
	-swift test --skip-build --filter 'ControlPictureTests|ChartPictureTests'
	swift test --skip-build --filter 'ControlPictureTests|ChartPictureTests'

PREFIX ?= /usr/local
CONFIGURATION ?= release

# What is installed. The plug-in is built along with the library. A library of no fixed kind is built as a target: as a product it would
# build the whole package.
products: setup
	swift build --configuration $(CONFIGURATION) --product apus
	swift build --configuration $(CONFIGURATION) --product ApusRuntime
	swift build --configuration $(CONFIGURATION) --target SwiftUITesting

install: products
	@Scripts/install --build .build/$(CONFIGURATION) --prefix "$(PREFIX)" --destdir "$(DESTDIR)"

uninstall:
	@Scripts/install --uninstall --prefix "$(PREFIX)" --destdir "$(DESTDIR)"

deb: products
	@Scripts/deb --build .build/$(CONFIGURATION)

test-install: CONFIGURATION = debug
test-install: products
	@Scripts/test-install .build/debug

.PHONY: test-apps
test-apps: CONFIGURATION = debug
test-apps: products
	@Scripts/test-apps

.PHONY: docs
docs: CONFIGURATION = debug
docs: products
	@Scripts/docs

docs-images: setup
	swift build --configuration release --product apus
	swift build --configuration release --product ApusRuntime
	@Scripts/docs-images

clean:
	rm -rf .build demo
