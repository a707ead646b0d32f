import LarderKit
import LarderModel
import SwiftUI

extension View {
    /// Tells people when their household could not be read or saved.
    func storageFailureAlert() -> some View { modifier(StorageFailureAlert()) }
}

private struct StorageFailureAlert: ViewModifier {
    @Environment(LarderStore.self) private var store

    func body(content: Content) -> some View {
        content.alert(Text("Larder Could Not Use Its File", bundle: .module), isPresented: isPresented) {
            Button(Text("OK", bundle: .module), role: .cancel) {}
        } message: {
            Text(verbatim: store.failure ?? "")
        }
    }

    private var isPresented: Binding<Bool> {
        Binding {
            store.failure != nil
        } set: { isPresented in
            if !isPresented { store.dismissFailure() }
        }
    }
}
