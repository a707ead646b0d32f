/// The services that a host provides to its tree besides events and time; unless the host replaces them, they work inside of the program.
package final class HostServices {
    /// The clipboard for copied and pasted text and items.
    package lazy var clipboard: any Clipboard = PrivateClipboard()
    /// The storage of `@SceneStorage`. Set before the root view.
    package lazy var sceneStore = SceneStore()
}
