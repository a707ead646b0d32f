import SwiftUI

/// The small picture at the beginning of a row.
struct Thumbnail: View {
    let path: String

    @ScaledMetric(relativeTo: .body) private var height: CGFloat = 36

    var body: some View {
        PictureView(path: path)
            .frame(width: height * 4 / 3, height: height)
            .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
    }
}
