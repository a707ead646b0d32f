import Foundation
import SwiftUICore
import Testing

/// The material behind a view, in its environment.
@MainActor struct BackgroundMaterialTests {
    private final class Record {
        var materials: [String: Material?] = [:]
    }

    private struct Reader: View {
        let name: String
        let record: Record
        @Environment(\.backgroundMaterial) private var material

        var body: some View {
            let _ = record.materials[name] = material
            Color.clear
        }
    }

    @Test("A view on a material knows it; what is around it does not")
    func materials() {
        let record = Record()
        let tree = ViewTree(size: CGSize(width: 100, height: 100))
        tree.setRootView(
            VStack {
                Reader(name: "plain", record: record).background(.red)
                VStack {
                    Reader(name: "outer", record: record)
                    Reader(name: "inner", record: record).background(.thinMaterial, in: .rect(cornerRadius: 4))
                }
                .background(.regularMaterial)
            })
        tree.update()
        #expect(record.materials["plain"] == .some(nil))
        #expect(record.materials["outer"] == .some(.regular) && record.materials["inner"] == .some(.thin))
    }
}
