const name = "sayara.reloadedAt";
/** Milliseconds in which a page is reloaded once: a file that is missing after that is not of an older build. */
const INTERVAL = 60_000;

/**
 * Reloads the page when one of its files cannot be loaded, at most once a minute: after a deployment the server no
 * longer has the files of the build that the page began with. Without a connection it reloads nothing.
 */
export function reloadOnMissingFile(reload = () => window.location.reload()): void {
  addEventListener("vite:preloadError", () => {
    if (navigator.onLine !== false && mayReload()) reload();
  });
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(name));
    if (Date.now() - last < INTERVAL) return false;
    sessionStorage.setItem(name, String(Date.now()));
    return true;
  } catch {
    // Storage is blocked: it could reload for ever.
    return false;
  }
}
