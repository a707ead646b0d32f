import SwiftUI

/// Forms that newer ones have replaced, of which the compilers of Apple's systems do not complain.
struct OlderForms: View {
    @State private var isOn = false
    @State private var isShown = false
    @State private var text = ""
    @State private var fraction = 0.5
    @State private var number = 1

    var body: some View {
        NavigationView {
            Form {
                Section(header: Text("Progress"), footer: Text("Colours")) {
                    Toggle("On", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
                    ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
                    ProgressView(value: fraction).progressViewStyle(LinearProgressViewStyle(tint: .red))
                }
                Section(header: Text("Text")) {
                    TextField("Name", text: $text, onCommit: {}).autocapitalization(.none).disableAutocorrection(true)
                    TextField("Name", text: $text, onEditingChanged: { _ in }, onCommit: {})
                    SecureField("Password", text: $text, onCommit: {})
                }
                Section(footer: Text("Numbers")) {
                    Picker(selection: $number, label: Text("Number")) { Text("One").tag(1) }
                    Slider(value: $fraction, in: 0...1, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) { Text("Part") }
                    Stepper(value: $number, in: 0...3, label: { Text("Number") })
                    Stepper(onIncrement: {}, onDecrement: {}, label: { Text("Number") })
                    GroupBox(label: Text("Box")) { Text("Content") }
                }
                Menu("More") { Button("Add") {} }.menuStyle(.borderlessButton)
                Menu("More") { Button("Add") {} }.menuStyle(BorderlessButtonMenuStyle(showsMenuIndicator: false))
            }
            .navigationBarTitle("Older", displayMode: .inline)
            .navigationBarItems(leading: Text("Left"), trailing: Text("Right"))
        }
        .edgesIgnoringSafeArea(.all)
        .statusBar(hidden: true)
        .onLongPressGesture(minimumDuration: 1, pressing: { _ in }, perform: {})
        .onDrop(of: ["public.text"], isTargeted: nil) { _ in false }
        .foregroundColor(.red)
        .accentColor(.red)
        .cornerRadius(3)
        .overlay(Text("Over"), alignment: .top)
        .alert(isPresented: $isShown) { Alert(title: Text("Alert")) }
        .actionSheet(isPresented: $isShown) { ActionSheet(title: Text("Choose")) }
    }
}
