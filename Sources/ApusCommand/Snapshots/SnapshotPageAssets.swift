/// The style sheet and the script of the report.
enum SnapshotPageAssets {
    static let style = """
        :root { color-scheme: light dark; --text: #1d1d1f; --muted: #6e6e73; --page: #f5f5f7; --card: #fff; --line: #d9d9de; }
        @media (prefers-color-scheme: dark) {
          :root { --text: #f5f5f7; --muted: #a1a1a6; --page: #161617; --card: #232325; --line: #3a3a3d; }
        }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
        header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: baseline;
          padding: 14px 28px; background: var(--page); border-bottom: 1px solid var(--line); }
        h1 { margin: 0; font-size: 19px; font-weight: 650; }
        .summary { margin: 0; display: flex; flex-wrap: wrap; gap: 8px; }
        main, details { max-width: 1400px; margin: 0 auto; padding: 20px 28px; }
        article { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 18px 20px; margin-bottom: 20px; }
        h2 { margin: 0; font-size: 16px; font-weight: 600; display: flex; gap: 10px; align-items: center; }
        .variant { margin: 2px 0 0; color: var(--muted); font-size: 13px; }
        .variant:empty { display: none; }
        ul { margin: 10px 0 0; padding-left: 20px; }
        .pictures { display: flex; flex-wrap: wrap; gap: 20px; margin-top: 16px; }
        figure { margin: 0; max-width: 100%; }
        @media (min-width: 800px) { figure { max-width: calc((100% - 40px) / 3); } }
        figcaption { color: var(--muted); font-size: 13px; margin-bottom: 6px; }
        .open { padding: 0; border: 1px solid var(--line); border-radius: 6px; overflow: hidden; background: #fff; cursor: zoom-in;
          display: block; max-width: 100%; }
        .open:focus-visible { outline: 3px solid #0a84ff; outline-offset: 2px; }
        .open img { display: block; max-width: 100%; height: auto; }
        .state { font-size: 12px; font-weight: 600; border-radius: 99px; padding: 2px 10px; background: var(--line); white-space: nowrap; }
        .different, .failed, .unreadable { background: #c9184a; color: #fff; }
        .not-recorded { background: #b35c00; color: #fff; }
        .same, .recorded { background: #1f7a4d; color: #fff; }
        .fine { color: var(--muted); }
        summary { cursor: pointer; color: var(--muted); }
        dialog { border: 0; border-radius: 12px; padding: 16px; max-width: 96vw; max-height: 96vh; background: var(--card); color: var(--text); }
        dialog::backdrop { background: rgb(0 0 0 / 0.6); }
        dialog p { margin: 0 0 12px; display: flex; gap: 8px; align-items: center; position: sticky; top: 0; background: var(--card); }
        dialog img { display: block; max-width: none; image-rendering: pixelated; }
        dialog button { font: inherit; padding: 4px 12px; border: 1px solid var(--line); border-radius: 6px; background: none; color: inherit; }
        dialog button[aria-pressed=true] { background: #0a64d6; border-color: #0a64d6; color: #fff; }
        """

    /// A click on a picture shows it in its own pixels; the arrow keys and the buttons alternate between the three.
    static let script = """
        const viewer = document.getElementById("viewer"), picture = document.getElementById("viewer-picture");
        let article = null;
        function show(kind) {
          const source = article.querySelector(`[data-kind=${kind}] img`);
          if (!source) return;
          picture.src = source.src;
          picture.alt = source.alt;
          document.getElementById("viewer-name").textContent = article.dataset.name;
          for (const button of viewer.querySelectorAll("[data-show]")) {
            button.setAttribute("aria-pressed", button.dataset.show === kind);
            button.hidden = button.dataset.show !== "close" && !article.querySelector(`[data-kind=${button.dataset.show}]`);
          }
        }
        for (const button of document.querySelectorAll(".open")) button.onclick = () => {
          article = button.closest("article");
          show(button.dataset.kind);
          viewer.showModal();
        };
        for (const button of viewer.querySelectorAll("[data-show]")) button.onclick = () =>
          button.dataset.show === "close" ? viewer.close() : show(button.dataset.show);
        viewer.onclick = event => { if (event.target === viewer) viewer.close(); };
        viewer.onkeydown = event => {
          const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
          if (!step) return;
          const kinds = [...article.querySelectorAll(".open")].map(button => button.dataset.kind);
          const now = [...viewer.querySelectorAll("[data-show]")].find(button => button.getAttribute("aria-pressed") === "true");
          show(kinds[(kinds.indexOf(now.dataset.show) + step + kinds.length) % kinds.length]);
          event.preventDefault();
        };
        """
}
