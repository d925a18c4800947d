/**
 * Loads another document. Resolves when the visitor comes back to this page as it was left: browsers keep a page that
 * is left, with its state, and show it again on Back (`pageshow` with `persisted`). What waits has to end there.
 * Browser only.
 */
export function leavePage(address: string): Promise<void> {
  return new Promise((resolve) => {
    addEventListener("pageshow", function onRestore({ persisted }) {
      if (!persisted) return;
      removeEventListener("pageshow", onRestore);
      resolve();
    });
    window.location.assign(address);
  });
}
