/// Whether the program may know where the computer is.
///
/// Follows https://developer.apple.com/documentation/corelocation/clauthorizationstatus.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The desktop has not been asked.
    case notDetermined
    /// The program may not, and the user cannot change it. Desktops do not tell it from `denied`.
    case restricted
    /// The program may not, or there are no location services.
    case denied
    /// The program may, whether it is used or not. Desktops do not tell it from `authorizedWhenInUse`.
    case authorizedAlways
    /// The program may while it is used.
    case authorizedWhenInUse
}

/// How precisely the program may know where the computer is.
///
/// Follows https://developer.apple.com/documentation/corelocation/claccuracyauthorization.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// As precisely as the computer does.
    case fullAccuracy
    /// Within a town. Desktops do not tell programs that they have reduced the accuracy of locations, which the locations themselves have.
    case reducedAccuracy
}
