/**
 * Loads another document. Resolves when Back restores this page, with its state, from the back/forward cache
 * (`pageshow` with `persisted`), so that the caller can end its waiting state. Browser only.
 */
export function leavePage(url: string): Promise<void> {
  return new Promise((resolve) => {
    addEventListener("pageshow", function onRestore({ persisted }) {
      if (!persisted) return;
      removeEventListener("pageshow", onRestore);
      resolve();
    });
    window.location.assign(url);
  });
}
