import SwiftUI

struct BackgroundChain: View {
    var body: some View {
        Text("a")
            .background { Color.red }
            .background { Color.blue }
            .background { Color.red }
            .background { Color.blue }
            .background { Color.red }
            .background { Color.blue }
            .background { Color.red }
            .background { Color.blue }
    }
}

struct OverlayChain: View {
    var body: some View {
        Text("a")
            .overlay { Color.red }
            .overlay { Color.blue }
            .overlay { Color.red }
            .overlay { Color.blue }
            .overlay { Color.red }
            .overlay { Color.blue }
            .overlay { Color.red }
            .overlay { Color.blue }
    }
}

struct PaddedBackgroundChain: View {
    var body: some View {
        Text("a")
            .background { Color.red }
            .padding()
            .background { Color.blue }
            .padding(4)
            .background { Color.red }
            .padding(.horizontal)
            .background { Color.blue }
            .padding(.vertical, 8)
            .background { Color.red }
            .padding()
            .background { Color.blue }
            .padding()
            .background { Color.red }
            .padding()
            .background { Color.blue }
            .padding()
    }
}

struct PaddedOverlayChain: View {
    var body: some View {
        Text("a")
            .overlay { Circle().stroke() }
            .padding()
            .overlay { Circle().stroke(.red, lineWidth: 2) }
            .padding(4)
            .overlay(alignment: .topTrailing) { Image(systemName: "star") }
            .padding(.horizontal)
            .overlay { Rectangle().stroke(Color.blue) }
            .padding(.vertical, 8)
            .overlay { Color.red.opacity(0.2) }
            .padding()
            .overlay { Color.blue.opacity(0.2) }
            .padding()
            .overlay { Text("b") }
            .padding()
            .overlay { Capsule() }
            .padding()
    }
}

struct MixedDecoration: View {
    var body: some View {
        Text("a")
            .background(.red)
            .overlay { Color.red }
            .background(Color.red)
            .overlay(Circle().stroke(Color.white, lineWidth: 2))
            .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
            .overlay(alignment: .bottom) { Divider() }
            .background(Color.blue.opacity(0.5))
            .background { RoundedRectangle(cornerRadius: 4).fill(.blue) }
            .overlay(.red.opacity(0.3))
            .background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    }
}

struct StyleChain: View {
    var body: some View {
        Text("a")
            .background(Color.red)
            .background(Color.blue)
            .background(Color.red)
            .background(Color.blue)
            .background(Color.red)
            .background(Color.blue)
            .background(Color.red)
            .background(Color.blue)
    }
}

struct AlertChain: View {
    @State private var first: Item?
    @State private var isFirst = false
    @State private var second: Item?
    @State private var isSecond = false
    var body: some View {
        List { Text("a") }
            .toolbar { Text("t") }
            .alert("One", isPresented: $isFirst, presenting: first) { item in
                Button("Delete \(item.name)", role: .destructive) {}
            } message: { item in
                Text(item.name)
            }
            .alert("Two", isPresented: $isSecond, presenting: second) { item in
                Button("OK") {}
            }
            .alert("Three", isPresented: $isFirst, presenting: first) { item in
                Button("OK") {}
            } message: { item in
                Text("\(item.count) items")
            }
            .alert("Four", isPresented: $isSecond, presenting: second) { _ in
                Button("OK") {}
                Button("Cancel", role: .cancel) {}
            }
            .alert("Five", isPresented: $isFirst, presenting: first) { item in
                Button("OK") {}
            }
            .alert("Six", isPresented: $isSecond, presenting: second) { item in
                Button("OK") {}
            } message: { item in
                Text(item.detail ?? "-")
            }
    }
}

struct FifteenModifiers: View {
    @State private var isOn = false
    var body: some View {
        Text("Title")
            .font(.title)
            .bold()
            .foregroundStyle(.primary)
            .padding(.horizontal, 12)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.regularMaterial)
            .clipShape(RoundedRectangle(cornerRadius: 12))
            .shadow(color: .black.opacity(0.2), radius: 4, y: 2)
            .overlay { RoundedRectangle(cornerRadius: 12).stroke(.separator) }
            .opacity(isOn ? 1 : 0.5)
            .scaleEffect(isOn ? 1 : 0.9)
            .animation(.spring(duration: 0.3), value: isOn)
            .onTapGesture { isOn.toggle() }
            .accessibilityLabel("Title")
            .padding()
    }
}

struct SheetChain: View {
    @State private var item: Item?
    @State private var isShown = false
    @State private var isAsking = false
    var body: some View {
        NavigationStack {
            Text("a")
                .navigationTitle("Title")
                .toolbar {
                    ToolbarItem(placement: .primaryAction) { Button("Add") { isShown = true } }
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                }
                .sheet(item: $item) { item in Text(item.name) }
                .sheet(isPresented: $isShown) { Text("sheet").presentationDetents([.medium, .large]) }
                .confirmationDialog("Sure?", isPresented: $isAsking, titleVisibility: .visible) {
                    Button("Delete", role: .destructive) {}
                    Button("Cancel", role: .cancel) {}
                } message: {
                    Text("It cannot be undone.")
                }
                .alert("Error", isPresented: $isShown) {
                    Button("OK") {}
                } message: {
                    Text("m")
                }
                .popover(isPresented: $isAsking) { Text("p").padding() }
                .onAppear { isShown = false }
                .task { await Task.yield() }
        }
    }
}

struct ChangeChain: View {
    @State private var a = 0
    @State private var b = ""
    @State private var c = false
    var body: some View {
        Text("a")
            .onChange(of: a) { print("a") }
            .onChange(of: b) { old, new in print(old, new) }
            .onChange(of: c, initial: true) { _, new in b = new ? "yes" : "no" }
            .onChange(of: a) { old, new in
                let difference = new - old
                if difference > 0 { b += "\(difference)" }
            }
            .onChange(of: b) { c.toggle() }
            .onAppear { a += 1 }
            .onDisappear { a -= 1 }
            .task(id: a) { b = "\(a)" }
    }
}
