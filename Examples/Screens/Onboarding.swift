import SwiftUI

/// Pages that introduce an app, with dots below and a button that goes on.
struct Onboarding: View {
    @State private var page = 0
    @State private var isDone = false

    private let pages = [
        Page(symbol: "map", color: .teal, title: "Find a way", text: "Every path in the hills, also where there is no network."),
        Page(symbol: "cloud.sun", color: .orange, title: "Know the sky", text: "Rain, wind and light for each hour of your tour."),
        Page(symbol: "person.2", color: .indigo, title: "Go together", text: "Share where you are with those who wait for you."),
    ]

    struct Page: Hashable {
        let symbol: String
        let color: Color
        let title: String
        let text: String
    }

    var body: some View {
        VStack(spacing: 24) {
            TabView(selection: $page) {
                ForEach(pages.indices, id: \.self) { index in
                    PageView(page: pages[index]).tag(index)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))

            HStack(spacing: 8) {
                ForEach(pages.indices, id: \.self) { index in
                    Capsule()
                        .fill(index == page ? pages[page].color : .gray.opacity(0.3))
                        .frame(width: index == page ? 24 : 8, height: 8)
                }
            }

            Button {
                withAnimation(.snappy) {
                    if page < pages.count - 1 { page += 1 } else { isDone = true }
                }
            } label: {
                Text(page < pages.count - 1 ? "Continue" : "Start").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .tint(pages[page].color)
        }
        .padding(24)
        .fullScreenCover(isPresented: $isDone) {
            ContentUnavailableView("Ready", systemImage: "checkmark.circle", description: Text("The hills are waiting."))
        }
    }
}

private struct PageView: View {
    let page: Onboarding.Page

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: page.symbol)
                .font(.system(size: 72))
                .foregroundStyle(.white)
                .frame(width: 180, height: 180)
                .background(page.color.gradient, in: RoundedRectangle(cornerRadius: 40))
                .compositingGroup()
                .shadow(color: page.color.opacity(0.4), radius: 20, y: 10)
                .padding(.bottom, 24)
            Text(page.title).font(.largeTitle.bold())
            Text(page.text)
                .multilineTextAlignment(.center)
                .foregroundStyle(.secondary)
                .frame(maxWidth: 280)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
