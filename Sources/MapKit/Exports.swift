// As on Apple's systems, a file that imports MapKit finds the names of Core Location and Foundation.
@_exported import CoreLocation
