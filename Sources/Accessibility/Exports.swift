/// The parts of Apple's framework of that name that SwiftUI programs use: charts for screen readers, custom content and announcements.
@_exported import Foundation
@_exported import class SwiftUICore.AXCategoricalDataAxisDescriptor
@_exported import class SwiftUICore.AXChartDescriptor
@_exported import class SwiftUICore.AXDataPoint
@_exported import class SwiftUICore.AXDataPointValue
@_exported import class SwiftUICore.AXDataSeriesDescriptor
@_exported import class SwiftUICore.AXNumericDataAxisDescriptor
@_exported import enum SwiftUICore.AXCustomContent
@_exported import enum SwiftUICore.AccessibilityNotification
@_exported import protocol SwiftUICore.AXDataAxisDescriptor
