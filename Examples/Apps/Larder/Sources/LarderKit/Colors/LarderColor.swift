import SwiftUI

/// The colours of the program, from the asset catalogue.
public enum LarderColor {
    public static var brand: Color { Color(.brand) }
    public static var fresh: Color { Color(.fresh) }
    public static var soon: Color { Color(.soon) }
    public static var expired: Color { Color(.expired) }
    /// The surface of cards on a grouped background.
    public static var panel: Color { Color(.panel) }
    /// The warm surface behind artwork.
    public static var cream: Color { Color(.cream) }
}
