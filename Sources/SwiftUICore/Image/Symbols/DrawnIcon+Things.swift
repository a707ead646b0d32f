import CoreGraphics

/// Icons of rectangles, moons and things of a household that Bootstrap Icons do not have. They are original drawings.
extension DrawnIcon {
    // MARK: Rectangles

    private static let rectangle = "M2.75 2.4h10.5a2 2 0 0 1 2 2v7.2a2 2 0 0 1-2 2H2.75a2 2 0 0 1-2-2V4.4a2 2 0 0 1 2-2z"

    /// A rectangle, part of which is filled up to a distance from its lines, or with them.
    ///
    /// - Parameters:
    ///   - x: The extent of the filled part from left to right, from 0 to 1.
    ///   - y: Its extent from top to bottom.
    private static func rectangle(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>, isInset: Bool = true) -> DrawnIcon {
        let (left, top, width, height) = isInset ? (2.4, 4.05, 11.2, 7.9) : (0.75, 2.4, 14.5, 11.2)
        let (partX, partWidth) = (left + width * x.lowerBound, width * (x.upperBound - x.lowerBound))
        let (partY, partHeight) = (top + height * y.lowerBound, height * (y.upperBound - y.lowerBound))
        return DrawnIcon(rectangle, solid: "M\(partX) \(partY)h\(partWidth)v\(partHeight)h\(-partWidth)z", form: .lines)
    }

    static let frames: [String: DrawnIcon] = [
        "rectangle": DrawnIcon(rectangle),
        "rectangle-bottomhalf-filled": rectangle(0.03...0.97, 0.5...0.97, isInset: false),
        "rectangle-bottomhalf-inset-filled": rectangle(0...1, 0.5...1),
        "rectangle-center-inset-filled": rectangle(0.25...0.75, 0.25...0.75),
        "rectangle-inset-bottomleft-filled": rectangle(0...0.45, 0.5...1),
        "rectangle-inset-bottomright-filled": rectangle(0.55...1, 0.5...1),
        "rectangle-inset-topleft-filled": rectangle(0...0.45, 0...0.5),
        "rectangle-inset-topright-filled": rectangle(0.55...1, 0...0.5),
        "rectangle-lefthalf-filled": rectangle(0.03...0.5, 0.03...0.97, isInset: false),
        "rectangle-leftthird-inset-filled": rectangle(0...0.33, 0...1),
        "rectangle-split-1x2": DrawnIcon(rectangle, details: "M.75 8h14.5"),
        "rectangle-tophalf-filled": rectangle(0.03...0.97, 0.03...0.5, isInset: false),
        "rectangle-tophalf-inset-filled": rectangle(0...1, 0...0.5),
        "rectangle-topthird-inset-filled": rectangle(0...1, 0...0.33),
        "capsule-lying": DrawnIcon("M5 3.5h6a4.5 4.5 0 0 1 0 9H5a4.5 4.5 0 0 1 0-9z"),
        "square-inset-filled": DrawnIcon(
            "M3.75 1.75h8.5a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-8.5a2 2 0 0 1-2-2v-8.5a2 2 0 0 1 2-2z",
            solid: "M4.4 3.6h7.2a.8.8 0 0 1 .8.8v7.2a.8.8 0 0 1-.8.8H4.4a.8.8 0 0 1-.8-.8V4.4a.8.8 0 0 1 .8-.8z", form: .lines),
        "moonphase-first-quarter": moon("M8 1.5a6.5 6.5 0 0 1 0 13z"),
        "moonphase-new-moon": moon(""),
        "moonphase-waxing-crescent": moon("M8 1.5a6.5 6.5 0 0 1 0 13c2.4-1.4 3.6-3.6 3.6-6.5S10.4 2.9 8 1.5z"),
        "moonphase-waxing-gibbous": moon("M8 1.5a6.5 6.5 0 0 1 0 13C5.6 13.1 4.4 10.9 4.4 8S5.6 2.9 8 1.5z"),
    ]

    /// The disc of the moon, of which a part is lit.
    private static func moon(_ lit: String) -> DrawnIcon {
        DrawnIcon("M1.5 8a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0z", solid: lit, lineWidth: 0.9, form: .lines)
    }

    // MARK: Things

    private static let houseLines = "M1 8L7.35 2.05a1 1 0 0 1 1.3 0L15 8M2.9 6.4v6.6a1 1 0 0 0 1 1h8.2a1 1 0 0 0 1-1V6.4M11 4.1V2.4h1.7V5.6"

    private static let houseArea = "M1 8L7.35 2.05a1 1 0 0 1 1.3 0L11 4.25V2.4h1.7v3.45L15 8h-1.9v5a1 1 0 0 1-1 1H3.9a1 1 0 0 1-1-1V8z"

    static let things: [String: DrawnIcon] = [
        "arrowshape-right": DrawnIcon(
            "M1.75 6.1a.6.6 0 0 1 .6-.6H7.5V3.4a.6.6 0 0 1 1-.45l5.2 4.6a.6.6 0 0 1 0 .9l-5.2 4.6a.6.6 0 0 1-1-.45V10.5H2.35a.6.6 0 0 1-.6-.6z"),
        "bathtub": DrawnIcon(
            "M1.5 8.25h13V10a3.5 3.5 0 0 1-3.5 3.5H5A3.5 3.5 0 0 1 1.5 10zM4.25 13.5L3.5 15M11.75 13.5l.75 1.5",
            solid: "M2.5 8.25V3.5a2 2 0 0 1 4 0v.75h-1V3.5a1 1 0 0 0-2 0v4.75z"),
        "burst": DrawnIcon(
            "M8.00 1.10L9.51 3.34L12.06 2.42L11.96 5.12L14.56 5.87L12.90 8.00L14.56 10.13L11.96 10.88"
                + "L12.06 13.58L9.51 12.66L8.00 14.90L6.49 12.66L3.94 13.58L4.04 10.88L1.44 10.13L3.10 8.00L1.44 5.87"
                + "L4.04 5.12L3.94 2.42L6.49 3.34z"),
        "chair": DrawnIcon("M5 1.5h6a1 1 0 0 1 1 1V8H4V2.5a1 1 0 0 1 1-1zM3.25 8h9.5v2.5h-9.5zM4.25 10.5v4M11.75 10.5v4"),
        "comb": DrawnIcon(
            "M2 3.75h12v3H2z",
            solid: "M2 6.75h1.1v5.5H2zM4.18 6.75h1.1v5.5h-1.1zM6.36 6.75h1.1v5.5h-1.1z"
                + "M8.54 6.75h1.1v5.5h-1.1zM10.72 6.75h1.1v5.5h-1.1zM12.9 6.75H14v5.5h-1.1z"),
        "dishwasher": DrawnIcon(
            "M3 1.75h10a1 1 0 0 1 1 1v10.5a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V2.75a1 1 0 0 1 1-1z",
            details: "M2 5.25h12M6.5 3.5h3M8 7.25c1.1 1.5 1.7 2.3 1.7 3.2a1.7 1.7 0 0 1-3.4 0c0-.9.6-1.7 1.7-3.2z"),
        "exclamationmark-2": DrawnIcon("M5.5 2.5v7M5.5 13h.01M10.5 2.5v7M10.5 13h.01", lineWidth: 1.6, form: .lines),
        "exclamationmark-3": DrawnIcon("M3.5 2.5v7M3.5 13h.01M8 2.5v7M8 13h.01M12.5 2.5v7M12.5 13h.01", lineWidth: 1.6, form: .lines),
        "eyes": DrawnIcon(
            "M4.4 3.5C2.8 3.5 1.5 5.5 1.5 8s1.3 4.5 2.9 4.5S7.3 10.5 7.3 8 6 3.5 4.4 3.5zM11.6 3.5C10 3.5 8.7 5.5 8.7 8s1.3 4.5 2.9 4.5 2.9-2 2.9-4.5-1.3-4.5-2.9-4.5z",
            solid: "M3.6 8.6a1.4 1.6 0 1 0 2.8 0a1.4 1.6 0 1 0-2.8 0zM10.8 8.6a1.4 1.6 0 1 0 2.8 0a1.4 1.6 0 1 0-2.8 0z", form: .lines),
        "figure-swim": DrawnIcon(
            "M2.2 9.3l3.9-3.6 3.6 2.9M1.3 12.4c.9.9 2.2.9 3.3 0 1.1-.9 2.3-.9 3.4 0s2.3.9 3.4 0 2.4-.9 3.3 0", lineWidth: 1.4,
            head: CGPoint(x: 12, y: 6), form: .lines),
        "francsign": DrawnIcon("M5.5 13.5V2.5h7M5.5 7.5h6M3.5 10.75h5", lineWidth: 1.2, form: .lines),
        "frying-pan": DrawnIcon(
            "M1.5 7a4.25 4.25 0 1 0 8.5 0a4.25 4.25 0 1 0-8.5 0zM9.4 9.1l5.1 3.9", details: "M3.6 7a2.15 2.15 0 1 0 4.3 0a2.15 2.15 0 1 0-4.3 0z"),
        "greaterthanorequalto": DrawnIcon("M4 2.5l8 3.75L4 10M4 13h8", form: .lines),
        "hanger": DrawnIcon("M6.4 4.1a1.6 1.6 0 1 1 2.2 1.5c-.4.2-.6.5-.6.9v.4l6.1 4.6c.7.6.4 1.6-.5 1.6H2.4c-.9 0-1.2-1-.5-1.6L8 6.9", form: .lines),
        "house-eaves": DrawnIcon(houseLines, details: "M6.1 14V9.6h3.8V14", lineWidth: 1.05),
        "house-eaves-fill": DrawnIcon(houseArea, details: "M6.9 14.5V10M8 14.5V10M9.1 14.5V10", lineWidth: 1.05, form: .filled),
        "house-hull": DrawnIcon(houseLines, lineWidth: 1.05),
        "house-hull-fill": DrawnIcon(houseArea, lineWidth: 1.05, form: .filled),
        "lamp-ceiling": DrawnIcon("M8 1.25v4.5M2.75 11.5c0-3.4 2.1-5.75 5.25-5.75s5.25 2.35 5.25 5.75zM6.5 11.75a1.5 1.5 0 0 0 3 0"),
        "laurel-leading": DrawnIcon(
            "",
            solid: "M12.95 15.20Q10.36 14.36 9.72 17.00Q12.31 17.85 12.95 15.20zM12.95 15.20"
                + "Q13.67 12.87 11.28 12.35Q10.56 14.69 12.95 15.20zM9.97 14.31Q7.80 12.67 6.33 14.96"
                + "Q8.51 16.60 9.97 14.31zM9.97 14.31Q11.42 12.34 9.33 11.08Q7.89 13.05 9.97 14.31zM7.51 12.54"
                + "Q6.04 10.25 3.87 11.90Q5.34 14.19 7.51 12.54zM7.51 12.54Q9.54 11.18 8.02 9.28"
                + "Q5.98 10.63 7.51 12.54zM5.86 10.10Q5.31 7.43 2.69 8.19Q3.24 10.86 5.86 10.10zM5.86 10.10"
                + "Q8.24 9.57 7.50 7.24Q5.12 7.77 5.86 10.10zM5.21 7.29Q5.68 4.61 2.97 4.34Q2.49 7.02 5.21 7.29z"
                + "M5.21 7.29Q7.62 7.68 7.79 5.24Q5.38 4.85 5.21 7.29zM5.64 4.44Q7.67 3.08 6.14 1.18"
                + "Q4.11 2.54 5.64 4.44z",
            lineWidth: 0.5, form: .lines),
        "lessthanorequalto": DrawnIcon("M12 2.5L4 6.25 12 10M4 13h8", form: .lines),
        "level": DrawnIcon(
            "M2.25 4.75h11.5a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1H2.25a1 1 0 0 1-1-1v-4.5a1 1 0 0 1 1-1z",
            details: "M5.5 4.75v6.5M10.5 4.75v6.5M7 8a1 1 0 1 0 2 0a1 1 0 1 0-2 0z"),
        "lineweight": DrawnIcon("", solid: "M2 2.5h12v.8H2zM2 5.6h12v1.6H2zM2 9.5h12v3.4H2z", form: .lines),
        "macmini": DrawnIcon(
            "M3 5.5h10a1.75 1.75 0 0 1 1.75 1.75v2.5a1 1 0 0 1-1 1H2.25a1 1 0 0 1-1-1v-2.5A1.75 1.75 0 0 1 3 5.5z", details: "M12.25 8.75h.01"),
        "microwave": DrawnIcon(
            "M2.5 3.25h11a1 1 0 0 1 1 1v7.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7.5a1 1 0 0 1 1-1z",
            details: "M3.5 5.25h6v5.5h-6zM12 5.75h.01M12 8h.01M12 10.25h.01"),
        "mouth": DrawnIcon(
            "M1.25 8C3.4 5.6 5 4.6 6.3 4.6c.7 0 1.2.4 1.7.4s1-.4 1.7-.4C11 4.6 12.6 5.6 14.75 8c-1.8 2.4-4 3.6-6.75 3.6S3.05 10.4 1.25 8z",
            details: "M1.25 8c2.4-.5 4.6.1 6.75.1s4.35-.6 6.75-.1"),
        "movieclapper": DrawnIcon(
            "M1.75 6.75h12.5v6.25a1 1 0 0 1-1 1H2.75a1 1 0 0 1-1-1zM1.75 6.75L1.2 4.5 13.2 1.5l.55 2.2z", details: "M5.1 5.9L4.3 3.7M9 4.95l-.8-2.2"),
        "mustache": DrawnIcon(
            "M8 7.3C7 5.7 4.7 5.8 3.8 7.6 3.3 8.7 2.2 8.9 1 8.2c.6 2.3 4.9 3.3 7 .7 2.1 2.6 6.4 1.6 7-.7-1.2.7-2.3.5-2.8-.6C11.3 5.8 9 5.7 8 7.3z",
            lineWidth: 0.6, form: .filled),
        "nose": DrawnIcon("M9 1.75c-.4 3-2.9 5.9-3.9 7.9-.9 1.8.1 3 1.7 3 .8 0 1 .9 1.9.9 1.2 0 1.3-.8 2.2-.8", lineWidth: 1.2),
        "notequal": DrawnIcon("M3.5 6.25h9M3.5 9.75h9M10.6 3.1L5.4 12.9", form: .lines),
        "oven": DrawnIcon(
            "M3 1.75h10a1 1 0 0 1 1 1v10.5a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V2.75a1 1 0 0 1 1-1z",
            details: "M2 5h12M5 3.4h.01M8 3.4h.01M11 3.4h.01M4.5 7.5h7v4.5h-7z"),
        "pesosign": DrawnIcon("M5.25 14V2.5h3.25a3.25 3.25 0 0 1 0 6.5H5.25M2.75 4.75h10.5M2.75 6.9h10.5", lineWidth: 1.1, form: .lines),
        "pi": DrawnIcon("M2.75 4.25h10.5M5.6 4.25v8.5M10.4 4.25v6.75a1.5 1.5 0 0 0 2.6 1", lineWidth: 1.2, form: .lines),
        "poweron": DrawnIcon("M8 2.5v11", lineWidth: 1.4, form: .lines),
        "pyramid": DrawnIcon("M8 1.75L14.75 11.25 8 14.25 1.25 11.25z", details: "M8 1.75v12.5"),
        "road-lanes": DrawnIcon("M5 2L1.75 14M11 2l3.25 12M8 2.5v2.2M8 7v2.2M8 11.4v2.2", lineWidth: 1.2, form: .lines),
        "rublesign": DrawnIcon("M5.5 14V2.5h3.25a3.1 3.1 0 0 1 0 6.2H3.5M3.5 11.2h6.25", lineWidth: 1.2, form: .lines),
        "scroll": DrawnIcon(
            "M4 2h8.25A1.75 1.75 0 0 1 14 3.75V5h-2.75v7.25A1.75 1.75 0 0 1 9.5 14H3.25a1.75 1.75 0 0 1-1.75-1.75V11H4z",
            details: "M6.25 5H9M6.25 7.5H9M4 11h3.75v1.25"),
        "shekelsign": DrawnIcon("M2.5 13.5v-11h4.25a2.5 2.5 0 0 1 2.5 2.5v5M13.5 2.5v8.5a2.5 2.5 0 0 1-2.5 2.5H5.75V6", lineWidth: 1.2, form: .lines),
        "shoe": DrawnIcon("M1.5 5c.9 1.1 2.1 1.1 3 0l4.6 3.4c1.7 1.2 5.4.7 5.4 3v1.1h-13z", details: "M6.1 7.6l1.1-1.2M8 9l1.1-1.2"),
        "shower": DrawnIcon(
            "M2.5 14.5V4.25a2.5 2.5 0 0 1 5 0v.5M4.5 7.75a3 3 0 0 1 6 0zM5 10.25h.01M7.5 10.25h.01M10 10.25h.01M5 12.75h.01M7.5 12.75h.01M10 12.75h.01",
            lineWidth: 1.1, form: .lines),
        "sink": DrawnIcon("M1.5 9h13v1.5a3.5 3.5 0 0 1-3.5 3.5H5a3.5 3.5 0 0 1-3.5-3.5zM8 9V4a1.75 1.75 0 0 1 3.5 0v.75M5 9V7.25h1.5"),
        "stairs": DrawnIcon("M1.5 13.5h3.25v-3.25H8V7h3.25V3.75h3.25", lineWidth: 1.2, form: .lines),
        "steeringwheel": DrawnIcon(
            "M1.5 8a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM6.4 8.4a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0zM1.75 7.25c3-.6 9.5-.6 12.5 0M8 10v4.5",
            lineWidth: 1.1, form: .lines),
        "suitcase-rolling": DrawnIcon(
            "M4 4.75h8a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM6 4.75v-3.5h4v3.5M5 13.75V15M11 13.75V15",
            details: "M6.25 7v4.5M9.75 7v4.5"),
        "table-furniture": DrawnIcon("M1.5 4.5h13v2.25h-13zM3.25 6.75V14M12.75 6.75V14"),
        "toilet": DrawnIcon(
            "M4.5 1.5h7v4.75h-7zM2.5 7.5h11c0 2.6-1.5 4.1-3.5 4.6v2.4H6v-2.4C4 11.6 2.5 10.1 2.5 7.5zM5.5 6.25V7.5M10.5 6.25V7.5",
            details: "M9 3.4h.75"),
        "tooth": DrawnIcon(
            "M8 3.2C7 2.4 6 2 5 2 3.2 2 2 3.5 2.2 5.7c.3 2 1 3 1.3 5 .2 1.8.4 3.5 1.4 3.5 1.3 0 .8-4 3.1-4s1.8 4 3.1 4"
                + "c1 0 1.2-1.7 1.4-3.5.3-2 1-3 1.3-5C14 3.5 12.8 2 11 2c-1 0-2 .4-3 1.2z"),
        "turkishlirasign": DrawnIcon("M6 2.25V13.5c4 0 6.75-2.25 6.75-6.25M3 7.5l7-3M3 10.5l7-3", lineWidth: 1.2, form: .lines),
        "waterbottle": DrawnIcon(
            "M6.25 1.5h3.5v2.25h-3.5zM5.6 3.75h4.8c0 1.7 1.1 2 1.1 3.75v6a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-6c0-1.75 1.1-2.05 1.1-3.75z",
            details: "M4.5 8.5h7M4.5 11.5h7"),
        "wonsign": DrawnIcon("M2 2.75L4.75 13.25 8 4.5l3.25 8.75L14 2.75M1.5 6.4h13M1.5 9h13", lineWidth: 1.1, form: .lines),
    ]
}
