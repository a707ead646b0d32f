import CoreLocation
import Foundation
@testable import MapKit
import SwiftUI
import Testing

/// What builders collect.
@MainActor struct MapContentTests {
    private static let place = CLLocationCoordinate2D(latitude: 1, longitude: 2)

    private func items(@MapContentBuilder _ content: () -> some MapContent) -> [MapItem] { _MapItemCollector.items(of: content()) }

    private struct Stop: MapContent {
        var body: some MapContent {
            Marker("Stop", coordinate: MapContentTests.place)
            MapCircle(center: MapContentTests.place, radius: 10)
        }
    }

    @Test("Conditions, loops, groups, content of the program and availability are collected in order, each with an identity of its own")
    func builder() {
        let (isShown, none) = (true, Int?.none)
        let all = items {
            Marker("A", coordinate: Self.place)
            if isShown { Marker("B", coordinate: Self.place) } else { MapPolyline(coordinates: []) }
            if let none { Marker("\(none)", coordinate: Self.place) }
            ForEach(0..<3) { _ in
                Marker("C", coordinate: Self.place)
                Stop()
            }
            Group { UserAnnotation() }
            if #available(iOS 99, *) { EmptyMapContent() }
            Annotation("D", coordinate: Self.place) { Text("D") }
        }
        #expect(all.count == 1 + 1 + 0 + 9 + 1 + 1)
        #expect(Set(all.map(\.id)).count == all.count)
        #expect(all.filter(\.isOverlay).count == 3)
        #expect(items {}.isEmpty)
    }

    @Test("The identities of a loop's content go with its elements")
    func identities() {
        func ids(_ names: [String]) -> [MapItemID] {
            items { ForEach(names, id: \.self) { Marker($0, coordinate: Self.place) } }.map(\.id)
        }
        #expect(ids(["a", "b"])[1] == ids(["c", "b"])[1] && ids(["a"]) != ids(["b"]))
    }

    @Test("Modifiers apply to all content in them, and the innermost counts")
    func modifiers() {
        let all = items {
            Group {
                MapCircle(center: Self.place, radius: 1)
                MapPolygon(coordinates: [Self.place]).stroke(.red, lineWidth: 5).mapOverlayLevel(level: .aboveRoads)
            }
            .stroke(.blue, lineWidth: 2)
            .mapOverlayLevel(level: .aboveLabels)
            .annotationTitles(.hidden)
            .tag(1)
            MapPolyline(coordinates: []).strokeStyle(style: StrokeStyle(lineWidth: 7))
        }
        #expect(all.map(\.style.strokeStyle.lineWidth) == [2, 5, 7] && all.allSatisfy(\.style.hasStroke))
        #expect(all.map(\.style.level) == [.aboveLabels, .aboveRoads, .aboveRoads])
        #expect(all.map(\.style.titles) == [.hidden, .hidden, .automatic])
        #expect(all.map(\.tag) == [1, 1, nil])
    }

    @Test("A marker has the icon of its label, and its title")
    func labels() {
        let all = items {
            Marker("A", coordinate: Self.place)
            Marker("A", systemImage: "star", coordinate: Self.place)
            Marker("A", monogram: Text("M"), coordinate: Self.place)
            Marker(coordinate: Self.place) { Label("A", systemImage: "star") }
            Marker(coordinate: Self.place) { Image(systemName: "star") }
            Marker(coordinate: Self.place) { Text("A") }
            Marker("", coordinate: Self.place)
        }
        let kinds = all.map { item -> String in
            guard case .marker(_, let icon, let title) = item.kind else { return "" }
            let name =
                switch icon {
                case .pin: "pin"
                case .symbol: "symbol"
                case .monogram: "monogram"
                }
            return name + (title == nil ? "" : " title")
        }
        #expect(kinds == ["pin title", "symbol title", "monogram title", "symbol title", "symbol", "pin title", "pin title"])
    }

    @Test("Items of places have their names and coordinates")
    func mapItems() {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: Self.place))
        item.name = "Museum"
        guard case .marker(let coordinate, _, let title)? = items({ Marker(item: item) }).first?.kind else {
            Issue.record("No marker")
            return
        }
        #expect(coordinate.latitude == 1 && coordinate.longitude == 2 && title != nil)
    }

    @Test("Overlays bound what they cover, and leave out coordinates that are not valid")
    func bounds() {
        let circle = items { MapCircle(center: Self.place, radius: 1000) }[0].bounds
        let meter = MKMapPointsPerMeterAtLatitude(1)
        #expect(abs(circle.width - 2000 * meter) < 1e-3 && abs(circle.midX - MKMapPoint(Self.place).x) < 1e-6)
        let line = items {
            MapPolyline(coordinates: [Self.place, kCLLocationCoordinate2DInvalid, CLLocationCoordinate2D(latitude: 3, longitude: 5)])
        }[0].bounds
        #expect(abs(line.width - 3 * Mercator.worldSize / 360) < 1e-3)
        #expect(items { Marker("A", coordinate: kCLLocationCoordinate2DInvalid) }[0].bounds.isNull)
        let across = items {
            MapPolyline(coordinates: [CLLocationCoordinate2D(latitude: 0, longitude: 179), CLLocationCoordinate2D(latitude: 0, longitude: -179)])
        }
        #expect(abs(across[0].bounds.width - 2 * Mercator.worldSize / 360) < 1e-3)
    }
}
