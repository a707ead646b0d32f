#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A library that is loaded while the program runs. It stays loaded, as its functions may be called until the program ends.
struct LoadedLibrary {
    /// The reason for which a library or one of its functions cannot be loaded.
    struct LoadingError: Error, CustomStringConvertible {
        let description: String
    }

    private let handle: UnsafeMutableRawPointer

    init(_ file: String) throws(LoadingError) {
        guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else {
            // The loader keeps the message only until the thread calls it again.
            throw LoadingError(description: dlerror().map { String(cString: $0) } ?? "\(file) cannot be opened")
        }
        self.handle = handle
    }

    /// Returns a function by its name in C. `Function` is the `@convention(c)` type that corresponds to its declaration in the library's headers:
    /// nothing checks that.
    func function<Function>(_ name: String) throws(LoadingError) -> Function {
        guard let address = dlsym(handle, name) else { throw LoadingError(description: "it lacks \(name)") }
        // A C function in Swift is its address.
        return unsafeBitCast(address, to: Function.self)
    }
}
