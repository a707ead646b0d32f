/// The keys of the settings.
enum Setting {
    static let appearance = "appearance"
    static let pantryOrder = "pantryOrder"
    static let pantryGroupsByLocation = "pantryGroupsByLocation"
    static let shoppingGroupsByAisle = "shoppingGroupsByAisle"
    static let remindersEnabled = "remindersEnabled"
    static let reminderLeadDays = "reminderLeadDays"
    static let reminderHour = "reminderHour"
}
