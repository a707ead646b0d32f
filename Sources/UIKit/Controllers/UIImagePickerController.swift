import Foundation
import SwiftUI
import SwiftUICore
import UniformTypeIdentifiers

/// A dialog to choose a picture among the user's files, which stand for the photo library. There are no cameras.
///
///     let picker = UIImagePickerController()
///     picker.delegate = self
///     presenter.present(picker, animated: true)
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        case photoLibrary, camera, savedPhotosAlbum
    }

    /// A value that the delegate receives.
    public struct InfoKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The type of the file: the identifier of a type, a `String`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as the user has changed it. Users cannot change it: there is no such value.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The file of the picture, a `URL`.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// Returns whether pictures can come from a source: all but the camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// Returns the types of files that can come from a source: pictures, or nil for the camera.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [UTType.image.identifier] : nil
    }

    /// The object that is told of the user's choice; nil for none.
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    /// Where pictures come from. A camera answers as if the user had cancelled the dialog.
    open var sourceType = SourceType.photoLibrary
    /// The types of files that can be chosen.
    open var mediaTypes = [UTType.image.identifier]
    /// Whether the user can crop the picture. Kept only: users cannot.
    open var allowsEditing = false
    private var shown: (any ShownFileDialog)?

    /// Creates a dialog.
    public override init() { super.init() }

    /// Returns nil: archives of controllers, which Xcode makes of its storyboards, do not exist.
    public required init?(coder: NSCoder) { return nil }

    override var presenter: AnyView { AnyView(EmptyView()) }

    override func didPresent() {
        guard sourceType != .camera, let host = ProgramServices.dialogHost() else { return answered(nil) }
        var dialog = FileDialog(.open(allowsMultiple: false))
        dialog.filters = FileDialog.Filter.filters(mediaTypes.compactMap { UTType($0) })
        shown = host.show(dialog) { [weak self] in self?.answered($0?.first) }
    }

    override func willDismiss() {
        shown?.dismiss()
        shown = nil
    }

    private func answered(_ file: URL?) {
        shown = nil
        // The delegate dismisses the dialog, which shows nothing by now.
        guard let file, let image = UIImage(contentsOfFile: file.path) else {
            guard let delegate else { return dismiss(animated: false) }
            return delegate.imagePickerControllerDidCancel(self)
        }
        let type = UTType(filenameExtension: file.pathExtension) ?? .image
        delegate?.imagePickerController(
            self, didFinishPickingMediaWithInfo: [.mediaType: type.identifier, .originalImage: image, .imageURL: file])
    }
}

/// An object that is told of the user's choice of a picture.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Called with the picture, before the program dismisses the dialog.
    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when the user has cancelled the dialog, which is dismissed by default.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismiss(animated: true) }
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
