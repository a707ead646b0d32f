import SwiftUI

struct AccountForm: View {
    @ObservedObject var account: Account
    @State private var kind = Kind.small
    @State private var birthday = Date()
    @State private var volume = 0.5
    var body: some View {
        Form {
            Section("Account") {
                TextField("Name", text: $account.name)
                TextField("Email", text: $account.email)
                    .textContentType(.emailAddress)
                    .autocorrectionDisabled()
                SecureField("Password", text: .constant(""))
            }
            Section {
                Toggle("Mail", isOn: $account.wantsMail)
                Stepper("Age: \(account.age)", value: $account.age, in: 0...120)
                DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
                Picker("Kind", selection: $kind) {
                    ForEach(Kind.allCases) { kind in
                        Text(kind.title).tag(kind)
                    }
                }
                Slider(value: $volume, in: 0...1) { Text("Volume") }
            } header: {
                Text("Options")
            } footer: {
                Text("You are \(account.age) years old, and \(account.wantsMail ? "want" : "do not want") mail.")
            }
            Section {
                Button("Save") {}.disabled(account.name.isEmpty || account.email.isEmpty)
                Button("Delete", role: .destructive) {}
            }
        }
        .formStyle(.grouped)
        .navigationTitle("Account")
    }
}

struct PickerForm: View {
    @State private var kind = Kind.small
    @State private var number = 1
    @State private var name: String? = nil
    var body: some View {
        Form {
            Picker("Kind", selection: $kind) {
                ForEach(Kind.allCases) { Text($0.title).tag($0) }
            }
            .pickerStyle(.segmented)
            Picker("Number", selection: $number) {
                ForEach(1..<10) { Text("\($0)") }
            }
            Picker(selection: $name) {
                Text("None").tag(String?.none)
                ForEach(["a", "b"], id: \.self) { Text($0).tag(String?.some($0)) }
            } label: {
                Label("Name", systemImage: "person")
            }
            Picker("Again", selection: $kind) {
                Text("Small").tag(Kind.small)
                Text("Medium").tag(Kind.medium)
                Text("Large").tag(Kind.large)
            }
            .pickerStyle(.menu)
            .labelsHidden()
        }
    }
}

struct SettingsForm: View {
    @AppStorage("size") private var size = 12.0
    @AppStorage("isOn") private var isOn = true
    @AppStorage("name") private var name = ""
    var body: some View {
        Form {
            Section(header: Text("Text"), footer: Text("Size in points: \(Int(size))")) {
                Slider(value: $size, in: 8...32, step: 1) {
                    Text("Size")
                } minimumValueLabel: {
                    Text("A").font(.caption)
                } maximumValueLabel: {
                    Text("A").font(.title)
                }
                Text("Example").font(.system(size: size))
            }
            Section {
                Toggle(isOn: $isOn) {
                    Label("Sounds", systemImage: "speaker.wave.2")
                }
                .toggleStyle(.switch)
                .tint(.green)
                LabeledContent("Name") {
                    TextField("", text: $name).multilineTextAlignment(.trailing)
                }
                LabeledContent("Version", value: "1.0")
            }
            .disabled(!isOn)
        }
        .padding(20)
        .frame(minWidth: 300, idealWidth: 400, maxWidth: 600)
    }
}

struct ValidatingForm: View {
    @State private var item = Item()
    @FocusState private var focus: String?
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $item.name)
                    .focused($focus, equals: "name")
                    .onSubmit { focus = "price" }
                TextField("Price", value: $item.price, format: .currency(code: "EUR"))
                    .focused($focus, equals: "price")
                if item.name.count < 3 && !item.name.isEmpty {
                    Label("The name is too short", systemImage: "exclamationmark.triangle")
                        .foregroundStyle(.red)
                        .font(.footnote)
                } else if item.price > 1_000 {
                    Text("That is \((item.price - 1_000).formatted()) too much").foregroundColor(.orange)
                }
            }
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }.disabled(item.name.count < 3 || item.price > 1_000)
                }
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
                }
            }
            .navigationTitle(item.name.isEmpty ? "New" : item.name)
        }
    }
}

struct LoginForm: View {
    @State private var user = ""
    @State private var password = ""
    @State private var isBusy = false
    @State private var message: String?
    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "lock.shield").font(.system(size: 60)).foregroundStyle(.tint)
            TextField("User", text: $user).textFieldStyle(.roundedBorder)
            SecureField("Password", text: $password).textFieldStyle(.roundedBorder)
            if let message { Text(message).foregroundStyle(.red).transition(.opacity) }
            Button {
                isBusy = true
                Task {
                    try? await Task.sleep(for: .seconds(1))
                    message = user == "admin" ? nil : "Wrong password"
                    isBusy = false
                }
            } label: {
                Group {
                    if isBusy { ProgressView() } else { Text("Sign in") }
                }
                .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .disabled(user.isEmpty || password.count < 8 || isBusy)
        }
        .padding()
        .frame(maxWidth: 320)
        .animation(.default, value: message)
    }
}

struct GridForm: View {
    @State private var width = 10.0
    @State private var height = 20.0
    @State private var kind: Kind = .small
    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) {
            GridRow {
                Text("Width").gridColumnAlignment(.trailing)
                TextField("Width", value: $width, format: .number)
            }
            GridRow {
                Text("Height")
                TextField("Height", value: $height, format: .number.precision(.fractionLength(1)))
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            GridRow {
                Text("Area")
                Text(width * height, format: .number)
            }
            GridRow {
                Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                Picker("", selection: $kind) { ForEach(Kind.allCases) { Text($0.title) } }
            }
        }
        .padding()
    }
}
