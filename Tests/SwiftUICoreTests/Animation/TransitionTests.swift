import CoreGraphics
import Observation
import Testing
@testable import SwiftUICore

@Observable private final class Switch {
    var isOn = false
    var items = [1, 2, 3]
}

/// What is drawn, with opacity and offset, back to front.
func placesDrawn(of tree: ViewTree) -> [String] {
    func describe(_ list: DisplayList, _ prefix: String) -> [String] {
        list.items.flatMap { item -> [String] in
            switch item.content {
            case .group(.opacity(let opacity), let content): describe(content, prefix + "\((opacity * 100).rounded() / 100) ")
            case .group(_, let content): describe(content, prefix)
            default: [prefix + SwiftUICoreTests.describe(item.frame)]
            }
        }
    }
    return describe(DisplayListBuilder.draw(tree.rootNode!, displayScale: 100), "")
}

@MainActor struct TransitionTests {
    private struct Shown: View {
        let model: Switch
        let transition: AnyTransition?
        var body: some View {
            ZStack {
                // Keeps the container where it is.
                Color.clear.frame(width: 20, height: 20)
                if model.isOn {
                    if let transition {
                        Color.red.frame(width: 20, height: 20).transition(transition)
                    } else {
                        Color.red.frame(width: 20, height: 20)
                    }
                }
            }
        }
    }

    private struct Log: View {
        let model: Switch
        let log: (String) -> Void
        var body: some View {
            ZStack {
                if model.isOn { Color.red.onAppear { log("appears") }.onDisappear { log("disappears") } }
            }
        }
    }

    @Test func transactionsDisableTheAnimationsOfTransitions() {
        func isAnimated(disabled: Bool) -> [Bool] {
            let model = Switch()
            let tree = ViewTree(size: CGSize(width: 100, height: 100))
            tree.setRootView(Shown(model: model, transition: .opacity.animation(.linear(duration: 1))))
            tree.update()
            return [true, false].map { isOn in
                var transaction = Transaction()
                transaction.disablesAnimations = disabled
                withTransaction(transaction) { model.isOn = isOn }
                tree.update()
                defer { tree.advance(to: tree.clock.time + 2) }
                return tree.clock.isAnimating
            }
        }
        #expect(isAnimated(disabled: false) == [true, true] && isAnimated(disabled: true) == [false, false])
    }

    /// The pictures a quarter of the way in, when there, a quarter of the way out, and at last.
    private func pictures(_ transition: AnyTransition?, direction: LayoutDirection = .leftToRight) -> [[String]] {
        let model = Switch()
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        let tree = ViewTree(size: CGSize(width: 100, height: 100), environment: environment)
        tree.setRootView(Shown(model: model, transition: transition))
        tree.update()
        var result: [[String]] = []
        for isOn in [true, false] {
            withAnimation(.linear(duration: 1)) { model.isOn = isOn }
            tree.update()
            tree.advance(to: tree.clock.time + 0.25)
            result.append(placesDrawn(of: tree))
            tree.advance(to: tree.clock.time + 1)
            result.append(placesDrawn(of: tree))
            #expect(!tree.clock.isAnimating)
        }
        return result
    }

    @Test func viewsFadeWhereNothingElseIsSaid() {
        #expect(pictures(nil) == [[rect(40, 40, 20, 20, opacity: 0.25)], [rect(40, 40, 20, 20)], [rect(40, 40, 20, 20, opacity: 0.75)], []])
    }

    @Test func transitionsShowTheirPhases() {
        let there = [rect(40, 40, 20, 20)]
        #expect(pictures(.identity) == [there, there, [], []])
        #expect(pictures(.opacity) == [[rect(40, 40, 20, 20, opacity: 0.25)], there, [rect(40, 40, 20, 20, opacity: 0.75)], []])
        #expect(pictures(.move(edge: .bottom)) == [[rect(40, 55, 20, 20)], there, [rect(40, 45, 20, 20)], []])
        #expect(pictures(.slide) == [[rect(25, 40, 20, 20)], there, [rect(45, 40, 20, 20)], []])
        #expect(pictures(.offset(x: 40)) == [[rect(70, 40, 20, 20)], there, [rect(50, 40, 20, 20)], []])
        #expect(pictures(.push(from: .top)) == [[rect(40, 25, 20, 20, opacity: 0.25)], there, [rect(40, 45, 20, 20, opacity: 0.75)], []])
        #expect(
            pictures(.move(edge: .bottom).combined(with: .opacity)) == [
                [rect(40, 55, 20, 20, opacity: 0.25)], there, [rect(40, 45, 20, 20, opacity: 0.75)], [],
            ])
        #expect(
            pictures(.asymmetric(insertion: .opacity, removal: .offset(x: 40))) == [
                [rect(40, 40, 20, 20, opacity: 0.25)], there, [rect(50, 40, 20, 20)], [],
            ])
        #expect(
            pictures(.modifier(active: _OpacityEffect(opacity: 0.5), identity: _OpacityEffect(opacity: 1)))
                == [[rect(40, 40, 20, 20, opacity: 0.63)], there, [rect(40, 40, 20, 20, opacity: 0.88)], []])
    }

    private struct Twirl: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View { content.offset(x: phase.value * 20) }
    }

    /// Transitions of known types are put together as those of hidden types are.
    @Test func transitionsOfKnownTypesCompose() {
        let there = [rect(40, 40, 20, 20)]
        #expect(pictures(AnyTransition(Twirl())) == [[rect(25, 40, 20, 20)], there, [rect(45, 40, 20, 20)], []])
        #expect(
            pictures(AnyTransition(Twirl().combined(with: .opacity))) == [
                [rect(25, 40, 20, 20, opacity: 0.25)], there, [rect(45, 40, 20, 20, opacity: 0.75)], [],
            ])
        #expect(
            pictures(AnyTransition(AsymmetricTransition(insertion: .opacity, removal: .offset(x: 40))))
                == [[rect(40, 40, 20, 20, opacity: 0.25)], there, [rect(50, 40, 20, 20)], []])
        #expect(pictures(AnyTransition(Twirl().animation(.linear(duration: 0.5)))) == [[rect(30, 40, 20, 20)], there, [rect(50, 40, 20, 20)], []])
        #expect(pictures(AnyTransition(BlurReplaceTransition(configuration: .downUp)))[0].first?.hasPrefix("0.25") == true)
    }

    /// The opacity, the scale and the blur radius of what comes, a quarter of the way, and of what goes.
    private func looks(_ transition: AnyTransition) -> [[Double]] {
        func effects(_ list: DisplayList) -> [Double] {
            list.items.flatMap { item -> [Double] in
                guard case .group(let effect, let content) = item.content else { return [] }
                let value: Double? =
                    switch effect {
                    case .opacity(let opacity): opacity
                    case .blur(let radius, _): Double(radius)
                    case .transform(let transform): Double(transform.a)
                    default: nil
                    }
                return (value.map { [($0 * 1e7).rounded() / 1e7] } ?? []) + effects(content)
            }
        }
        let model = Switch()
        let tree = ViewTree(size: CGSize(width: 100, height: 100))
        tree.setRootView(Shown(model: model, transition: transition))
        tree.update()
        return [true, false].map { isOn in
            withAnimation(.linear(duration: 1)) { model.isOn = isOn }
            tree.update()
            tree.advance(to: tree.clock.time + 0.25)
            defer { tree.advance(to: tree.clock.time + 1) }
            return effects(DisplayListBuilder.draw(tree.rootNode!, displayScale: 100))
        }
    }

    @Test func blurReplacementsBlurAndScaleALittle() {
        #expect(looks(AnyTransition(.blurReplace)) == [[0.25, 0.925, 5.25], [0.75, 0.975, 1.75]])
        #expect(looks(AnyTransition(.blurReplace(.downUp))) == looks(AnyTransition(.blurReplace)))
        #expect(looks(AnyTransition(.blurReplace(.upUp))) == [[0.25, 0.925, 5.25], [0.75, 1.025, 1.75]])
    }

    @Test func growthBeginsAboveNothing() {
        #expect(looks(.scale) == [[0.2500075], [0.7500025]])
        #expect(looks(AnyTransition(ScaleTransition.scale)) == looks(.scale))
        #expect(looks(.scale(scale: 0.5)) == [[0.625], [0.875]])
    }

    /// A transition of two comes and goes with the animation that each has of its own.
    @Test func asymmetricTransitionsHaveTwoAnimations() {
        let there = [rect(40, 40, 20, 20)]
        let fast = AnyTransition.offset(x: 40).animation(.linear(duration: 0.5))
        let move = AnyTransition.offset(x: 40)
        #expect(pictures(.asymmetric(insertion: fast, removal: move)) == [[rect(60, 40, 20, 20)], there, [rect(50, 40, 20, 20)], []])
        #expect(pictures(.asymmetric(insertion: move, removal: fast)) == [[rect(70, 40, 20, 20)], there, [rect(60, 40, 20, 20)], []])
        #expect(pictures(.asymmetric(insertion: move.animation(nil), removal: move)) == [there, there, [rect(50, 40, 20, 20)], []])
        #expect(pictures(.asymmetric(insertion: fast, removal: .identity)) == [[rect(60, 40, 20, 20)], there, [], []])
        #expect(pictures(.asymmetric(insertion: .identity, removal: fast)) == [there, there, [rect(60, 40, 20, 20)], []])
        let known = AsymmetricTransition(insertion: Twirl(), removal: Twirl().animation(.linear(duration: 0.5)))
        #expect(pictures(AnyTransition(known)) == [[rect(25, 40, 20, 20)], there, [rect(50, 40, 20, 20)], []])
    }

    private struct Chained: View {
        var body: some View {
            VStack {
                Color.red.transition(.opacity)
                Color.red.transition(.move(edge: .top).combined(with: .opacity))
                Color.red.transition(.scale.animation(.easeIn))
                Color.red.transition(.scale(scale: 0.5).combined(with: .slide))
                Color.red.transition(.asymmetric(insertion: .scale, removal: .opacity))
                Color.red.transition(.blurReplace)
                Color.red.transition(.blurReplace(.upUp))
                Color.red.transition(Twirl())
                Color.red.transition(.push(from: .leading))
            }
        }
    }

    /// Names that both kinds of transitions have are not ambiguous.
    @Test func transitionsAreNamed() {
        #expect(LaidOutView(Chained()).leaves.count == 9)
    }

    /// Truth `animation-026`: in from the leading edge, out to the trailing one, wherever these are.
    @Test func edgesFollowTheDirectionOfLayout() {
        let there = [rect(40, 40, 20, 20)]
        #expect(pictures(.slide, direction: .rightToLeft) == [[rect(55, 40, 20, 20)], there, [rect(35, 40, 20, 20)], []])
        #expect(pictures(.move(edge: .leading), direction: .rightToLeft) == [[rect(55, 40, 20, 20)], there, [rect(45, 40, 20, 20)], []])
        #expect(
            pictures(.push(from: .trailing), direction: .rightToLeft) == [
                [rect(25, 40, 20, 20, opacity: 0.25)], there, [rect(45, 40, 20, 20, opacity: 0.75)], [],
            ])
    }

    @Test func aTransitionsOwnAnimationWins() {
        #expect(
            pictures(.opacity.animation(.linear(duration: 0.5))) == [
                [rect(40, 40, 20, 20, opacity: 0.5)], [rect(40, 40, 20, 20)], [rect(40, 40, 20, 20, opacity: 0.5)], [],
            ])
    }

    @Test func whatGoesDisappearsAtTheEndAndAtOnceWithoutAnimation() {
        for isAnimated in [true, false] {
            let model = Switch()
            var log: [String] = []
            let tree = ViewTree(size: CGSize(width: 100, height: 100))
            tree.setRootView(Log(model: model) { log.append($0) })
            tree.update()
            withAnimation(isAnimated ? .linear(duration: 1) : nil) { model.isOn = true }
            tree.update()
            tree.advance(to: 2)
            withAnimation(isAnimated ? .linear(duration: 1) : nil) { model.isOn = false }
            tree.update()
            log.append("later")
            tree.advance(to: 4)
            #expect(log == (isAnimated ? ["appears", "later", "disappears"] : ["appears", "disappears", "later"]))
        }
    }

    private struct Row: View {
        let model: Switch
        var body: some View {
            HStack(spacing: 0) {
                ForEach(model.items, id: \.self) { item in
                    Color.red.frame(width: CGFloat(item * 10), height: 10).transition(.identity)
                }
                Color.blue
            }
        }
    }

    /// What stays moves and grows to its new place; layout knows the end at once.
    @Test func placesAndSizesMoveInTime() {
        let model = Switch()
        let tree = ViewTree(size: CGSize(width: 100, height: 10))
        tree.setRootView(Row(model: model))
        tree.update()
        #expect(placesDrawn(of: tree) == [rect(0, 0, 10, 10), rect(10, 0, 20, 10), rect(30, 0, 30, 10), rect(60, 0, 40, 10)])
        withAnimation(.linear(duration: 1)) { model.items = [1, 3] }
        tree.update()
        #expect(placesDrawn(of: tree) == [rect(0, 0, 10, 10), rect(30, 0, 30, 10), rect(60, 0, 40, 10)])
        tree.advance(to: 0.5)
        #expect(placesDrawn(of: tree) == [rect(0, 0, 10, 10), rect(20, 0, 30, 10), rect(50, 0, 50, 10)])
        tree.advance(to: 1)
        #expect(placesDrawn(of: tree) == [rect(0, 0, 10, 10), rect(10, 0, 30, 10), rect(40, 0, 60, 10)])
        #expect(!tree.clock.isAnimating)
        model.items = [3, 1]
        tree.update()
        #expect(placesDrawn(of: tree) == [rect(0, 0, 30, 10), rect(30, 0, 10, 10), rect(40, 0, 60, 10)])
    }

    @Test func completionsAreCalledWhenAllIsDone() {
        let model = Switch()
        var log: [String] = []
        let tree = ViewTree(size: CGSize(width: 100, height: 10))
        tree.setRootView(Row(model: model))
        tree.update()
        withAnimation(.linear(duration: 1)) {
            model.items = [3]
        } completion: {
            log.append("done")
        }
        tree.update()
        tree.advance(to: 0.9)
        #expect(log == [])
        tree.advance(to: 1)
        #expect(log == ["done"])
        withAnimation(.linear(duration: 1)) {
            model.isOn.toggle()
        } completion: {
            log.append("nothing")
        }
        tree.update()
        #expect(log == ["done", "nothing"])
    }
}

/// Less motion, where people have asked for it.
@MainActor struct ReducedMotionTests {
    private struct Spinning: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View { content.rotationEffect(.degrees(phase.value * 90)) }
    }

    private struct Dimming: Transition {
        static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
        func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0.5) }
    }

    private struct Shown: View {
        let model: Switch
        let transition: AnyTransition
        var body: some View {
            ZStack {
                Color.clear.frame(width: 20, height: 20)
                if model.isOn { Color.red.frame(width: 20, height: 20).transition(transition) }
            }
        }
    }

    private func pictures(_ transition: AnyTransition, reducesMotion: Bool) -> [[String]] {
        let model = Switch()
        var environment = EnvironmentValues()
        environment.accessibilitySettings.reducesMotion = reducesMotion
        let tree = ViewTree(size: CGSize(width: 100, height: 100), environment: environment)
        tree.setRootView(Shown(model: model, transition: transition))
        tree.update()
        var result: [[String]] = []
        for isOn in [true, false] {
            withAnimation(.linear(duration: 1)) { model.isOn = isOn }
            tree.update()
            for _ in 0..<2 {
                tree.advance(to: tree.clock.time + 0.5)
                result.append(placesDrawn(of: tree))
            }
        }
        return result
    }

    @Test func whatMovesFadesInstead() {
        let fading = pictures(.opacity, reducesMotion: false)
        for moving in [AnyTransition.slide, .move(edge: .top), .scale, .push(from: .leading), .offset(x: 5), AnyTransition(Spinning())] {
            #expect(pictures(moving, reducesMotion: true) == fading)
            #expect(pictures(moving, reducesMotion: false) != fading)
        }
        let still: [AnyTransition] = [.opacity, .identity, AnyTransition(Dimming())]
        for transition in still { #expect(pictures(transition, reducesMotion: true) == pictures(transition, reducesMotion: false)) }
    }

    @Test func composedTransitionsMoveIfAPartDoes() {
        func hasMotion<T: Transition>(_ transition: T) -> Bool { T.properties.hasMotion }
        #expect(!hasMotion(.opacity.combined(with: .identity)) && hasMotion(.opacity.combined(with: .slide)))
        #expect(!hasMotion(.opacity.animation(.default)) && hasMotion(.slide.animation(.default)))
        #expect(!hasMotion(AsymmetricTransition(insertion: .opacity, removal: .identity)))
        #expect(hasMotion(AsymmetricTransition(insertion: .opacity, removal: Spinning())))
        #expect(TransitionProperties().hasMotion)
    }
}

/// A transition around content whose views take each other's place.
@MainActor struct ReplacingTransitionTests {
    private struct Square: View {
        let color: Color
        var body: some View { color.frame(width: 20, height: 20) }
    }

    private struct Identified: View {
        let model: Switch
        var body: some View {
            ZStack { Square(color: model.isOn ? .red : .blue).id(model.isOn).transition(.offset(x: 100)) }
        }
    }

    private struct Branches: View {
        let model: Switch
        var body: some View {
            ZStack { Group { if model.isOn { Square(color: .red) } else { Square(color: .blue) } }.transition(.offset(x: 100)) }
        }
    }

    private struct Erased: View {
        let model: Switch
        var body: some View {
            ZStack { (model.isOn ? AnyView(Square(color: .red)) : AnyView(Color.blue.frame(width: 20, height: 20))).transition(.offset(x: 100)) }
        }
    }

    private struct Alone: View {
        let model: Switch
        var body: some View {
            ZStack {
                Color.clear.frame(width: 20, height: 20)
                Group { if model.isOn { Square(color: .red) } }.transition(.offset(x: 100))
            }
        }
    }

    /// A transition whose body has the view in a container.
    private struct Contained: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            ZStack { content }.offset(x: phase.isIdentity ? 0 : 100)
        }
    }

    private struct InContainers: View {
        let model: Switch
        var body: some View {
            ZStack { Group { if model.isOn { Square(color: .red) } else { Square(color: .blue) } }.transition(Contained()) }
        }
    }

    /// A transition whose body comes and goes itself.
    private struct Branching: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            if phase.isIdentity { content } else { content.offset(x: 100) }
        }
    }

    private struct InBranches: View {
        let model: Switch
        var body: some View {
            ZStack { Group { if model.isOn { Square(color: .red) } else { Square(color: .blue) } }.transition(Branching()) }
        }
    }

    @Test func transitionsThatBranchShowTheirContent() {
        let model = Switch()
        let tree = ViewTree(size: CGSize(width: 100, height: 100))
        tree.setRootView(InBranches(model: model))
        tree.update()
        for isOn in [true, false, true] {
            withAnimation(.linear(duration: 1)) { model.isOn = isOn }
            tree.update()
            tree.advance(to: tree.clock.time + 1.5)
            #expect(placesDrawn(of: tree) == [rect(40, 40, 20, 20)])
        }
    }

    private func check(_ make: (Switch) -> some View, isAlone: Bool = false, sourceLocation: SourceLocation = #_sourceLocation) {
        let model = Switch()
        let tree = ViewTree(size: CGSize(width: 100, height: 100))
        tree.setRootView(make(model))
        tree.update()
        for isOn in [true, false, true] {
            withAnimation(.linear(duration: 1)) { model.isOn = isOn }
            tree.update()
            tree.advance(to: tree.clock.time + 0.5)
            // Half way: what goes and what comes have the same distance to go.
            let moving = Set(placesDrawn(of: tree).filter { $0 != rect(40, 40, 20, 20) })
            #expect(moving == [rect(90, 40, 20, 20)], sourceLocation: sourceLocation)
            tree.advance(to: tree.clock.time + 1)
            let shown = placesDrawn(of: tree)
            #expect(shown.allSatisfy { $0 == rect(40, 40, 20, 20) }, sourceLocation: sourceLocation)
            #expect(shown.count == (isAlone && !isOn ? 0 : 1), sourceLocation: sourceLocation)
        }
    }

    @Test func viewsOfOtherIdentities() { check { Identified(model: $0) } }
    @Test func branches() { check { Branches(model: $0) } }
    @Test func branchesInContainersOfTheTransition() { check { InContainers(model: $0) } }
    @Test func hiddenTypes() { check { Erased(model: $0) } }
    @Test func aBranchAlone() { check({ Alone(model: $0) }, isAlone: true) }
}
