import SwiftUI

/// The kind of code that articles on layout print: a reader behind a text tells the width to the view above it.
struct ReaderAndPreference: View {
    @State private var width: CGFloat?

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("The bar is as wide as this line.")
                .background(
                    GeometryReader { proxy in
                        Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                    }
                )
            Rectangle()
                .fill(.blue)
                .frame(width: width, height: 8)
        }
        .padding(24)
        .border(.gray)
        .onPreferenceChange(WidthKey.self) { newWidth in
            width = newWidth
            print("The line is \(newWidth ?? 0) points wide.")
        }
    }
}

struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat? = nil

    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
        value = nextValue() ?? value
    }
}

struct ReaderAndPreference_Previews: PreviewProvider {
    static var previews: some View {
        ReaderAndPreference()
    }
}
