/// The records that a tree keeps about its views for the inspector and for tests; nil where they are not needed.
package struct InspectionRecords {
    /// Records which views of the program the nodes come from. Set before the root view.
    package var viewNames: ViewNames?
    /// Counts evaluated bodies.
    package var bodyTrace: BodyTrace?
    /// The reports of `_printChanges()`; nil until its first call.
    var changeReports: ChangeReports?
}
