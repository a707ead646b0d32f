import SwiftUI

extension View {
    /// Gives a screen's main button a background on which white text can be read in both appearances.
    func prominentButton() -> some View {
        buttonStyle(.borderedProminent).tint(Color(.action))
    }
}
