/// A language model that Linux does not have: what programs ask for and generate with it, as values, and sessions that say that it is unavailable.
@_exported import Foundation
