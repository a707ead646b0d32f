import SwiftUI

/// Contains the views that most programs use. Drawing it once prepares their types, fonts and symbols, so that a previewed view appears
/// sooner.
struct WarmUpView {
    @State private var text = ""
    @State private var isOn = false

    nonisolated init() {}
}

extension WarmUpView: View {
    var body: some View {
        NavigationStack {
            List {
                Section("A") {
                    TextField("A", text: $text)
                    Toggle("A", isOn: $isOn)
                    Button("A") { isOn.toggle() }
                }
                ForEach(0..<2, id: \.self) { number in
                    HStack {
                        Image(systemName: "circle")
                        VStack(alignment: .leading) {
                            Text("\(number)").font(.headline)
                            Text("A").font(.caption).foregroundStyle(.secondary)
                        }
                        Spacer()
                    }
                    .padding(4)
                    .background(.blue, in: .rect(cornerRadius: 4))
                }
            }
            .navigationTitle("A")
            .toolbar { Button("A", systemImage: "plus") {} }
        }
    }
}
