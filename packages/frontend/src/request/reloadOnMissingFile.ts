const name = "sayara.reloadedAt";
/**
 * Minimum interval between reloads, in milliseconds. If a file is missing sooner after a reload, an outdated
 * build is not the cause.
 */
const INTERVAL = 60_000;

/**
 * Reloads the page when one of its files is missing on the server, at most once a minute. After a deployment,
 * the server no longer has the files of the page's build. Imports also fail for other reasons: Firefox and
 * WebKit abort them when the visitor leaves the page, and a reload would cancel that navigation. So the page
 * first checks whether the server has the file.
 */
export function reloadOnMissingFile(reload = () => window.location.reload()): void {
  let isLeaving = false;
  addEventListener("pagehide", () => (isLeaving = true));
  addEventListener("pageshow", () => (isLeaving = false));
  addEventListener("vite:preloadError", (event) => {
    if (navigator.onLine === false) return;
    const file = fileOf(event.payload);
    const checks = (file === undefined ? loadedScripts() : [file]).map(isMissing);
    void Promise.all(checks).then(
      (areGone) => areGone.includes(true) && !isLeaving && claimReload() && reload(),
    );
  });
}

function fileOf(error: unknown): string | undefined {
  return /\/assets\/[\w.-]+/.exec(String(error))?.[0];
}

/**
 * Returns the scripts that the page has loaded, about 30, because WebKit's error names no file. One of them
 * is the router's list of files, which is always missing after a deployment that changed a file.
 */
function loadedScripts(): string[] {
  const files = performance.getEntriesByType("resource").flatMap((entry) => fileOf(entry.name) ?? []);
  return [...new Set(files)].filter((file) => file.endsWith(".js"));
}

async function isMissing(file: string): Promise<boolean> {
  try {
    const { status } = await fetch(file, { method: "HEAD", cache: "no-store" });
    return status === 404;
  } catch {
    // There is no connection, or the user is leaving the page.
    return false;
  }
}

function claimReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(name));
    if (Date.now() - last < INTERVAL) return false;
    sessionStorage.setItem(name, String(Date.now()));
    return true;
  } catch {
    // Storage is blocked, so the page could reload forever.
    return false;
  }
}
