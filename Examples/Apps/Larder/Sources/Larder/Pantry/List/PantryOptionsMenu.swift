import LarderKit
import LarderModel
import SwiftUI

/// The menu with the order and the grouping of the pantry.
struct PantryOptionsMenu: View {
    @Binding var order: PantryOrder
    @Binding var groupsByLocation: Bool

    var body: some View {
        Menu {
            Picker(selection: $order) {
                ForEach(PantryOrder.allCases) { $0.title.tag($0) }
            } label: {
                Text("Sort By", bundle: .module)
            }
            Toggle(isOn: $groupsByLocation) {
                Label(Text("Group by Place", bundle: .module), systemImage: "square.stack")
            }
        } label: {
            Label(Text("View Options", bundle: .module), systemImage: "line.3.horizontal.decrease.circle")
                .labelStyle(.iconOnly)
        }
    }
}
