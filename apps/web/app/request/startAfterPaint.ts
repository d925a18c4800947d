interface StartOptions {
  /** The type by which `postponeModules` has put modules aside. */
  waitingModule: string;
  /** The site's font. */
  font: string;
  /** The class of `<html>` while that font is not there. */
  fontAwaited: string;
  /** The name under which the browser remembers to hold the font. */
  fontKnown: string;
}

/**
 * Begins, in the browser, what can wait until the page is painted: its modules, and on a first visit its own font.
 * Both would share a slow line and a slow processor with the first paint. A browser that holds the font shows it at
 * once. It is written into the document as it stands here, so it uses nothing from outside itself.
 */
export async function startAfterPaint(options: StartOptions): Promise<void> {
  const { waitingModule, font, fontAwaited, fontKnown } = options;
  const showFont = () => document.documentElement.classList.remove(fontAwaited);
  const ask = (question: (storage: Storage) => unknown) => {
    try {
      return question(localStorage);
    } catch {
      // Storage is closed to us: every visit is then a first one.
      return null;
    }
  };
  if (ask((storage) => storage.getItem(fontKnown)) !== null) showFont();

  const painted = new Promise<void>((resolve) => {
    const isTold = PerformanceObserver.supportedEntryTypes.includes("paint");
    // A page in the background is not painted.
    if (document.hidden || !isTold) return resolve();
    document.addEventListener("visibilitychange", () => resolve(), { once: true });
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
    setTimeout(resolve, 5000);
  });
  const parsed = new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  await Promise.all([painted, parsed]);
  for (const waiting of document.querySelectorAll<HTMLScriptElement>(`script[type="${waitingModule}"]`)) {
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = waiting.textContent;
    document.head.append(script);
    // It has started; the document stays as the server wrote it.
    script.remove();
  }
  await document.fonts.load(`1em "${font}"`);
  // Shown from the next document on: a change of font now would restyle the whole page.
  ask((storage) => storage.setItem(fontKnown, "1"));
}
