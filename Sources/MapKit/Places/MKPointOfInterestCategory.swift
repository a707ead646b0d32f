/// A kind of place of interest.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkpointofinterestcategory.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind from its name. Any name is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let airport = Self(rawValue: "MKPOICategoryAirport")
    public static let amusementPark = Self(rawValue: "MKPOICategoryAmusementPark")
    public static let animalService = Self(rawValue: "MKPOICategoryAnimalService")
    public static let aquarium = Self(rawValue: "MKPOICategoryAquarium")
    public static let atm = Self(rawValue: "MKPOICategoryATM")
    public static let automotiveRepair = Self(rawValue: "MKPOICategoryAutomotiveRepair")
    public static let bakery = Self(rawValue: "MKPOICategoryBakery")
    public static let bank = Self(rawValue: "MKPOICategoryBank")
    public static let baseball = Self(rawValue: "MKPOICategoryBaseball")
    public static let basketball = Self(rawValue: "MKPOICategoryBasketball")
    public static let beach = Self(rawValue: "MKPOICategoryBeach")
    public static let beauty = Self(rawValue: "MKPOICategoryBeauty")
    public static let bowling = Self(rawValue: "MKPOICategoryBowling")
    public static let brewery = Self(rawValue: "MKPOICategoryBrewery")
    public static let cafe = Self(rawValue: "MKPOICategoryCafe")
    public static let campground = Self(rawValue: "MKPOICategoryCampground")
    public static let carRental = Self(rawValue: "MKPOICategoryCarRental")
    public static let castle = Self(rawValue: "MKPOICategoryCastle")
    public static let conventionCenter = Self(rawValue: "MKPOICategoryConventionCenter")
    public static let distillery = Self(rawValue: "MKPOICategoryDistillery")
    public static let evCharger = Self(rawValue: "MKPOICategoryEVCharger")
    public static let fairground = Self(rawValue: "MKPOICategoryFairground")
    public static let fireStation = Self(rawValue: "MKPOICategoryFireStation")
    public static let fishing = Self(rawValue: "MKPOICategoryFishing")
    public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
    public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
    public static let fortress = Self(rawValue: "MKPOICategoryFortress")
    public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
    public static let golf = Self(rawValue: "MKPOICategoryGolf")
    public static let goKart = Self(rawValue: "MKPOICategoryGoKart")
    public static let hiking = Self(rawValue: "MKPOICategoryHiking")
    public static let hospital = Self(rawValue: "MKPOICategoryHospital")
    public static let hotel = Self(rawValue: "MKPOICategoryHotel")
    public static let kayaking = Self(rawValue: "MKPOICategoryKayaking")
    public static let landmark = Self(rawValue: "MKPOICategoryLandmark")
    public static let laundry = Self(rawValue: "MKPOICategoryLaundry")
    public static let library = Self(rawValue: "MKPOICategoryLibrary")
    public static let mailbox = Self(rawValue: "MKPOICategoryMailbox")
    public static let marina = Self(rawValue: "MKPOICategoryMarina")
    public static let miniGolf = Self(rawValue: "MKPOICategoryMiniGolf")
    public static let movieTheater = Self(rawValue: "MKPOICategoryMovieTheater")
    public static let museum = Self(rawValue: "MKPOICategoryMuseum")
    public static let musicVenue = Self(rawValue: "MKPOICategoryMusicVenue")
    public static let nationalMonument = Self(rawValue: "MKPOICategoryNationalMonument")
    public static let nationalPark = Self(rawValue: "MKPOICategoryNationalPark")
    public static let nightlife = Self(rawValue: "MKPOICategoryNightlife")
    public static let park = Self(rawValue: "MKPOICategoryPark")
    public static let parking = Self(rawValue: "MKPOICategoryParking")
    public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
    public static let planetarium = Self(rawValue: "MKPOICategoryPlanetarium")
    public static let police = Self(rawValue: "MKPOICategoryPolice")
    public static let postOffice = Self(rawValue: "MKPOICategoryPostOffice")
    public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
    public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
    public static let restroom = Self(rawValue: "MKPOICategoryRestroom")
    public static let rockClimbing = Self(rawValue: "MKPOICategoryRockClimbing")
    public static let rvPark = Self(rawValue: "MKPOICategoryRVPark")
    public static let school = Self(rawValue: "MKPOICategorySchool")
    public static let skatePark = Self(rawValue: "MKPOICategorySkatePark")
    public static let skating = Self(rawValue: "MKPOICategorySkating")
    public static let skiing = Self(rawValue: "MKPOICategorySkiing")
    public static let soccer = Self(rawValue: "MKPOICategorySoccer")
    public static let spa = Self(rawValue: "MKPOICategorySpa")
    public static let stadium = Self(rawValue: "MKPOICategoryStadium")
    public static let store = Self(rawValue: "MKPOICategoryStore")
    public static let surfing = Self(rawValue: "MKPOICategorySurfing")
    public static let swimming = Self(rawValue: "MKPOICategorySwimming")
    public static let tennis = Self(rawValue: "MKPOICategoryTennis")
    public static let theater = Self(rawValue: "MKPOICategoryTheater")
    public static let university = Self(rawValue: "MKPOICategoryUniversity")
    public static let volleyball = Self(rawValue: "MKPOICategoryVolleyball")
    public static let winery = Self(rawValue: "MKPOICategoryWinery")
    public static let zoo = Self(rawValue: "MKPOICategoryZoo")
}

/// The kinds of places of interest that a map shows.
///
/// Follows https://developer.apple.com/documentation/mapkit/pointofinterestcategories. The places on a map are part of its tiles: the kinds have no effect.
public struct PointOfInterestCategories: Equatable, Sendable {
    private enum Choice: Equatable {
        case including([MKPointOfInterestCategory])
        case excluding([MKPointOfInterestCategory])
    }

    private let choice: Choice

    /// All kinds.
    public static let all = Self(choice: .excluding([]))
    /// None.
    public static let excludingAll = Self(choice: .including([]))

    /// These kinds.
    public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self(choice: .including(categories)) }

    /// All kinds but these.
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self(choice: .excluding(categories)) }
}
