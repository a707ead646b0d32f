// The compiler imports a module named `_Testing_CoreGraphics` into every file that imports both Testing and a module
// named CoreGraphics. Linux toolchains announce that module without having it; this one, which adds nothing, is found
// in its place, so that tests can import the two together.
