import CPangoCairo
import CoreGraphics
import DisplayLists

extension CGBlendMode {
    /// The equivalent Cairo operator; nil if there is none.
    var cairoOperator: cairo_operator_t? {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor: DisplayList.PorterDuff(self)?.cairoOperator
        case .plusDarker: nil
        }
    }
}

extension DisplayList.PorterDuff {
    var cairoOperator: cairo_operator_t {
        switch self {
        case .clear: CAIRO_OPERATOR_DEST_OUT
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        }
    }
}

extension Painter {
    /// Composites content with a Porter-Duff operator. Operators that only affect the content's own area are limited to it.
    func draw(_ content: DisplayList, porterDuff mode: DisplayList.PorterDuff) {
        switch mode {
        case .clear, .xor:
            drawAsOne(content, opacity: 1, operator: mode.cairoOperator)
        case .copy:
            guard let area = visiblePart(of: content.extent) else { return }
            cairo_save(context)
            clip(toDeviceArea: area)
            drawAsOne(content, opacity: 1, operator: mode.cairoOperator)
            cairo_restore(context)
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop:
            // These operators also change the destination outside the content.
            cairo_save(context)
            clip(toDeviceArea: visible)
            drawAsOne(content, opacity: 1, operator: mode.cairoOperator)
            cairo_restore(context)
        }
    }

    private func clip(toDeviceArea area: CGRect) {
        inDeviceSpacePath(area)
        cairo_clip(context)
    }

    private func inDeviceSpacePath(_ area: CGRect) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        cairo_identity_matrix(context)
        cairo_new_path(context)
        cairo_rectangle(context, area.minX, area.minY, area.width, area.height)
        cairo_set_matrix(context, &matrix)
    }

    func draw(_ content: DisplayList, blendMode mode: CGBlendMode) {
        if mode == .normal { return draw(content) }
        if let cairoOperator = mode.cairoOperator {
            drawAsOne(content, opacity: 1, operator: cairoOperator)
        } else {
            drawDarker(content)
        }
    }

    /// Adds the darkness of the colours: max(0, 1 - (1 - destination) - (1 - source)) for opaque colours.
    private func drawDarker(_ content: DisplayList) {
        guard !isVector else {
            // Multiply is the closest operator available in vector files.
            return drawAsOne(content, opacity: 1, operator: CAIRO_OPERATOR_MULTIPLY)
        }
        guard let layer = makeLayer(drawing: content), let behind = makeLayer(covering: layer.bitmap.bounds) else { return }
        behind.painter.copy(from: self)
        behind.bitmap.addDarkness(of: layer.bitmap)
        cairo_save(context)
        setSource(behind.bitmap)
        cairo_identity_matrix(context)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        let area = behind.bitmap.bounds
        cairo_new_path(context)
        cairo_rectangle(context, area.minX, area.minY, area.width, area.height)
        cairo_fill(context)
        cairo_restore(context)
    }

    /// Copies the content of another painter of the same device.
    private func copy(from other: Painter) {
        let target = cairo_get_group_target(other.context)
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_set_source_surface(context, target, 0, 0)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context)
        cairo_restore(context)
    }
}

extension Bitmap {
    /// Adds the darkness of a bitmap of the same size and position.
    fileprivate func addDarkness(of source: Bitmap) {
        source.withBytes { sourceBytes in
            withBytes { bytes in
                for pixel in stride(from: 0, to: min(bytes.count, sourceBytes.count) - 3, by: 4) {
                    let (sourceAlpha, alpha) = (Int(sourceBytes[pixel + 3]), Int(bytes[pixel + 3]))
                    let sum = min(255, sourceAlpha + alpha)
                    for component in pixel..<pixel + 3 {
                        let dark = (sourceAlpha - Int(sourceBytes[component])) + (alpha - Int(bytes[component]))
                        bytes[component] = UInt8(max(0, min(sum, sum - dark)))
                    }
                    bytes[pixel + 3] = UInt8(sum)
                }
            }
        }
    }
}
