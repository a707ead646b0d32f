import AttributeGraph
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
    /// The operator for content whose area is known, to which drawing is limited.
    var cairoOperator: cairo_operator_t {
        switch self {
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        }
    }

    /// The operator that has the same result for opaque content and changes nothing where the content is transparent.
    fileprivate var operatorOfOpaqueContent: cairo_operator_t {
        switch self {
        case .clear: CAIRO_OPERATOR_DEST_OUT
        case .copy: CAIRO_OPERATOR_OVER
        case .sourceIn: CAIRO_OPERATOR_ATOP
        case .sourceOut, .xor: CAIRO_OPERATOR_XOR
        case .destinationIn: CAIRO_OPERATOR_DEST
        case .destinationAtop: CAIRO_OPERATOR_DEST_OVER
        }
    }
}

extension Painter {
    /// Composites content with a Porter-Duff operator. The backdrop outside of the content stays as it is: outside of the outline of a fill and
    /// the frame of an image, and where other content, such as text, is transparent.
    func draw(_ content: DisplayList, porterDuff mode: DisplayList.PorterDuff) {
        let items = content.items
        guard items.count == 1 else { return drawAsOne(content, opacity: 1, operator: mode.operatorOfOpaqueContent) }
        switch items[0].content {
        case .group(.transform(let change), let inner):
            guard let changed = transformed(by: change) else { return }
            NativeStack.withSpace { changed.draw(inner, porterDuff: mode) }
            applyTransform()
        case .fill(let outline, let paint, let options):
            clipped(to: outline, options: options) {
                guard setSource(paint, covering: visible) else { return }
                cairo_set_operator(context, mode.cairoOperator)
                cairo_paint(context)
            }
        case .image(let image):
            clipped(to: Outline(image.rect), options: FillOptions()) { drawAsOne(content, opacity: 1, operator: mode.cairoOperator) }
        default: drawAsOne(content, opacity: 1, operator: mode.operatorOfOpaqueContent)
        }
    }

    /// Calls a function while drawing is limited to the inside of an outline.
    private func clipped(to outline: Outline, options: FillOptions, _ body: () -> Void) {
        cairo_save(context)
        cairo_set_antialias(context, options.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_set_fill_rule(context, options.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        addPath(outline)
        cairo_clip(context)
        body()
        cairo_restore(context)
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
