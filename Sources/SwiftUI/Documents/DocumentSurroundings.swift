/// The window of a document and the services of the program that the document uses.
@MainActor
struct DocumentSurroundings {
    var dialogHost = WeakFileDialogHost()
    var windows = WeakWindowManager()
    weak var window: WindowHandle?
    /// The list to which the files of documents are added.
    var recentDocuments: RecentDocuments { .shared }
}
