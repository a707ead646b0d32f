# make demo   builds apus and renders the example gallery into demo/
# make test   builds and runs all tests
# make test-layout   compares a million random layouts with the naive calculation
# make docs-images   draws the pictures of the documentation
# make clean  removes what the two made
.PHONY: demo test test-layout docs-images setup clean
.DEFAULT_GOAL := demo

setup:
	@Scripts/setup

demo: setup
	swift build --configuration release --product apus
	swift build --configuration release --product ApusRuntime
	swift build --configuration release --product controlstates
	@Scripts/demo

# The command-line tests run the built apus, which loads the runtime library.
test: setup
	swift build --build-tests
	swift build --product ApusRuntime
	swift test --skip-build

test-layout: setup
	swift build --build-tests
	APUS_RANDOM_TREES=1000000 swift test --skip-build --filter RandomLayoutTests

docs-images: setup
	swift build --configuration release --product apus
	swift build --configuration release --product ApusRuntime
	@Scripts/docs-images

clean:
	rm -rf .build demo
