// The compiler imports a module named `_Testing_CoreImage` into every file that imports both Testing and a module
// named CoreImage. Linux toolchains announce that module without having it; this one, which adds nothing, is found
// in its place, so that tests can import the two together.
