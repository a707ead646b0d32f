/// What code outside of views asks of a window.
extension ViewTree {
    /// The widths of the parts at the window's edges that the device covers, in points.
    package var safeAreaInsets: EdgeInsets { safeAreas.windowInsets }

    /// The colour scheme of the window in place of that of the desktop; nil for that. What views prefer takes precedence.
    package var windowColorScheme: ColorScheme? {
        get { rootEnvironment.windowColorScheme }
        set {
            rootEnvironment.windowColorScheme = newValue
            update()
        }
    }

    /// Takes the focus from the view that has it. Returns whether one had it.
    @discardableResult package func endEditing() -> Bool {
        guard focus.focused != nil else { return false }
        focus.focus(nil)
        update()
        return true
    }
}
