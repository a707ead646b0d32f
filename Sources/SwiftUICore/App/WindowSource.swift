/// The origin of windows, which determines how they open: a scene, or the program's code.
package protocol WindowSource: AnyObject {
    /// The settings of the windows.
    var settings: SceneSettings { get }
    /// The kind, identifier and title of the windows.
    var description: SceneDescription { get }
    /// The environment of the windows, without the values specific to each window.
    var environment: EnvironmentValues { get }
}
