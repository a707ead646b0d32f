import LarderKit
import SwiftUI

/// The version of the program and the device on which it runs.
struct AboutSection: View {
    @Environment(\.displayScale) private var displayScale

    var body: some View {
        Section {
            LabeledContent {
                Text(verbatim: version)
            } label: {
                Text("Version", bundle: .module)
            }
            LabeledContent {
                Text(verbatim: "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)")
            } label: {
                Text("System", bundle: .module)
            }
            LabeledContent {
                Text(verbatim: screen)
            } label: {
                Text("Screen", bundle: .module)
            }
            Button(Text("Copy Details", bundle: .module)) {
                UIPasteboard.general.string = "Larder \(version), \(UIDevice.current.model), \(screen)"
            }
        } header: {
            Text("About Larder", bundle: .module)
        }
    }

    private var version: String { Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "1.0" }

    private var screen: String {
        let size = UIScreen.main.bounds.size
        return "\(Int(size.width)) × \(Int(size.height)) @\(Int(displayScale))x"
    }
}
