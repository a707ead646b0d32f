/// The first stored property of objects that programs put into the collections of Foundation, such as the attributes of strings.
///
/// The Foundation of Linux tells its own objects from those of programs by bits 8 to 17 of the word after an object's header, which is the first
/// stored property. With zeros there, as in a small number, it takes the object for one of its own, and ends the program when it compares it with
/// another one. The value of the mark belongs to none of its types.
package struct FoundationObjectMark: Sendable {
    private let word: UInt = 0x3FF00

    package init() {}
}
