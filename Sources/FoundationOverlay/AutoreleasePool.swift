/// Calls a closure and returns its result.
///
/// Apple's systems release the temporary objects of Objective-C at the end of the call. There are none on Linux, where objects are
/// released when they are last used.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
