// The compiler imports a module named `_Testing_UIKit` into every file that imports both Testing and a module
// named UIKit. Linux toolchains announce that module without having it; this one, which adds nothing, is found
// in its place, so that tests can import the two together.
