/** A window that shows a page of the site. */
interface SiteWindow {
  url: string;
  focus: () => Promise<unknown>;
  /** Returns the window with the loaded page; null if the page is of another site. */
  navigate: (url: string) => Promise<SiteWindow | null>;
}

/** The parts of `Clients` that are used. */
interface SiteWindows {
  matchAll: (options: { type: "window"; includeUncontrolled: boolean }) => Promise<readonly SiteWindow[]>;
  openWindow: (url: string) => Promise<unknown>;
}

/** Shows a page of the site: reloads it in the window that already shows it, or opens a new window. */
export async function openTarget(windows: SiteWindows, target: URL): Promise<void> {
  const opened = await windows.matchAll({ type: "window", includeUncontrolled: true });
  const found = opened.find(({ url }) => isSamePage(new URL(url), target));
  if (found === undefined) {
    await windows.openWindow(target.href);
    return;
  }
  await found.focus();
  // A window that this worker does not control cannot be navigated, only focused.
  await load(found, target).catch(() => undefined);
}

/**
 * Loads a page in a window. Browsers only scroll to another hash of the same page, so such a page is first
 * loaded without the hash.
 */
async function load(shown: SiteWindow, target: URL): Promise<void> {
  const withoutHash = ({ origin, pathname, search }: URL) => `${origin}${pathname}${search}`;
  const isShown = withoutHash(new URL(shown.url)) === withoutHash(target);
  const loaded = isShown && target.hash !== "" ? await shown.navigate(withoutHash(target)) : shown;
  await loaded?.navigate(target.href);
}

function isSamePage(url: URL, target: URL): boolean {
  const nameOf = ({ origin, pathname, searchParams }: URL) =>
    `${origin}${pathname}?${searchParams.get("b") ?? ""}`;
  return nameOf(url) === nameOf(target);
}
