import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// What a picker for photos offers, and where the chosen items go.
struct PhotosRequest {
    let filter: PHPickerFilter?
    let allowsMultiple: Bool
    let choose: @MainActor ([URL]) -> Void

    /// A request for one item.
    init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?, isInLibrary: Bool) {
        self.filter = filter
        allowsMultiple = false
        choose = { files in selection.wrappedValue = files.first.map { PhotosPickerItem(file: $0, isInLibrary: isInLibrary) } }
    }

    /// A request for several items, at most `max` of them.
    init(_ selection: Binding<[PhotosPickerItem]>, max: Int?, _ filter: PHPickerFilter?, isInLibrary: Bool) {
        self.filter = filter
        let max = max.flatMap { $0 > 0 ? $0 : nil }
        allowsMultiple = max != 1
        choose = { files in
            selection.wrappedValue = files.prefix(max ?? .max).map { PhotosPickerItem(file: $0, isInLibrary: isInLibrary) }
        }
    }
}

/// Shows the file dialog of a request while a binding is true.
struct PhotosDialog: ViewModifier {
    @Binding var isPresented: Bool
    var request: PhotosRequest

    init(isPresented: Binding<Bool>, request: PhotosRequest) {
        _isPresented = isPresented
        self.request = request
    }

    func body(content: Content) -> some View {
        let filter = request.filter ?? .any(of: [.images, .videos])
        content.background {
            // The folder applies to this dialog only, not to those of the content.
            Color.clear
                .fileImporter(
                    isPresented: $isPresented, allowedContentTypes: filter.contentTypes, allowsMultipleSelection: request.allowsMultiple
                ) { result in
                    if case .success(let files) = result { request.choose(files) }
                }
                .fileDialogDefaultDirectory(.picturesDirectory)
        }
    }
}

extension View {
    /// Shows a dialog to choose one photo or video while `isPresented` is true.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary? = nil
    ) -> some View {
        modifier(PhotosDialog(isPresented: isPresented, request: PhotosRequest(selection, filter, isInLibrary: photoLibrary != nil)))
    }

    /// Shows a dialog to choose several photos and videos while `isPresented` is true.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary? = nil
    ) -> some View {
        modifier(
            PhotosDialog(
                isPresented: isPresented, request: PhotosRequest(selection, max: maxSelectionCount, filter, isInLibrary: photoLibrary != nil)))
    }
}
