import SwiftUI
@testable import SwiftUICore
@testable import SwiftUITesting
import Testing

private struct Settings: View {
    @State var choice = 1

    var body: some View {
        NavigationStack {
            Form {
                HStack {
                    Text("Chosen")
                    ChosenSubview(choice) {
                        ForEach(1..<4) { Text(verbatim: "number \($0)").tag($0) }
                    }
                }
                Picker("Segments", selection: $choice) {
                    ForEach(1..<4) { Text(verbatim: "segment \($0)").tag($0) }
                }
                .pickerStyle(.segmented)
                NavigationLink("Choose") { Choices(choice: $choice) }
            }
        }
    }
}

private struct Choices: View {
    @Binding var choice: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List {
            ForEach(1..<4) { number in
                Button {
                    choice = number
                    dismiss()
                } label: {
                    HStack {
                        Text(verbatim: "pick \(number)")
                        ChosenSubview(choice) { Text("this one").tag(number) }
                    }
                }
            }
        }
    }
}

/// A page that changes the selection of the page below it while it closes.
@MainActor struct ChoiceOnAPageTests {
    @Test(arguments: [ViewHost.Profile.iOS, .macOS])
    func choosing(profile: ViewHost.Profile) throws {
        let host = ViewHost(Settings(), profile: profile)
        for number in [2, 3, 1, 1, 3] {
            try host.tap(.text("Choose"))
            host.advance(by: 1)
            try host.tap(.text("pick \(number)"))
            host.advance(by: 1)
            _ = try host.find(.text("number \(number)"))
        }
        #expect(host.warnings.isEmpty)
    }
}
