import SwiftUI

/// A button that lets the user choose photos and videos, in the file dialog of the desktop, which begins in the folder for pictures.
///
/// ```swift
/// PhotosPicker("Choose a photo", selection: $item, matching: .images)
/// ```
///
/// Follows https://developer.apple.com/documentation/photosui/photospicker
public struct PhotosPicker<Label: View>: View {
    private let label: Label
    private let request: PhotosRequest
    @State private var isPresented = false

    init(_ request: PhotosRequest, label: Label) {
        self.label = label
        self.request = request
    }

    public var body: some View {
        Button {
            isPresented = true
        } label: {
            label
        }
        .modifier(PhotosDialog(isPresented: $isPresented, request: request))
    }
}

extension PhotosPicker {
    /// Creates a picker for one item.
    ///
    /// - Parameters:
    ///   - selection: The item that was chosen last; nil for none.
    ///   - filter: The items that are offered; nil for images and videos.
    ///   - preferredItemEncoding: The form in which items are loaded.
    ///   - label: The label of the button.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
    ) {
        self.init(PhotosRequest(selection, filter, isInLibrary: false), label: label())
    }

    /// Creates a picker for one item, which has an identifier.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
        @ViewBuilder label: () -> Label
    ) {
        self.init(PhotosRequest(selection, filter, isInLibrary: true), label: label())
    }

    /// Creates a picker for several items.
    ///
    /// - Parameters:
    ///   - selection: The items that were chosen last, in the order of the dialog.
    ///   - maxSelectionCount: How many items the selection has at most; later ones are left out. Nil or less than 1 for any number.
    ///   - selectionBehavior: The order of the items.
    ///   - filter: The items that are offered; nil for images and videos.
    ///   - preferredItemEncoding: The form in which items are loaded.
    ///   - label: The label of the button.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.init(PhotosRequest(selection, max: maxSelectionCount, filter, isInLibrary: false), label: label())
    }

    /// Creates a picker for several items, which have identifiers.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) {
        self.init(PhotosRequest(selection, max: maxSelectionCount, filter, isInLibrary: true), label: label())
    }
}

extension PhotosPicker where Label == Text {
    /// Creates a picker for one item whose label is a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(PhotosRequest(selection, filter, isInLibrary: photoLibrary != nil), label: Text(titleKey))
    }

    /// Creates a picker for one item whose label is a title, shown without localization.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(PhotosRequest(selection, filter, isInLibrary: photoLibrary != nil), label: Text(title))
    }

    /// Creates a picker for several items whose label is a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(PhotosRequest(selection, max: maxSelectionCount, filter, isInLibrary: photoLibrary != nil), label: Text(titleKey))
    }

    /// Creates a picker for several items whose label is a title, shown without localization.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(PhotosRequest(selection, max: maxSelectionCount, filter, isInLibrary: photoLibrary != nil), label: Text(title))
    }
}

/// The order of the items that a picker for photos chooses.
///
/// The file dialog of the desktop decides the order and closes when the user has chosen, so that all behaviours act alike.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private enum Kind { case standard, ordered, continuous, continuousAndOrdered }
    private let kind: Kind

    /// The default of the system.
    public static let `default` = PhotosPickerSelectionBehavior(kind: .standard)
    /// The order in which the user chooses the items.
    public static let ordered = PhotosPickerSelectionBehavior(kind: .ordered)
    /// The selection changes while the picker is open.
    public static let continuous = PhotosPickerSelectionBehavior(kind: .continuous)
    /// The selection changes while the picker is open, in the order in which the user chooses the items.
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(kind: .continuousAndOrdered)
}
