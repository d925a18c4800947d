import { vi } from "vitest";

/**
 * Removes the views, stubs, cookies, storage, URL and state that the previous test file left, since test
 * files share the globals and modules of their worker.
 */
export async function clearBrowser(loadResetStores: () => Promise<() => void>): Promise<void> {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  if (typeof document === "undefined") return;
  const [{ cleanup }, resetStores] = await Promise.all([import("@testing-library/react"), loadResetStores()]);
  cleanup();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  resetStores();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=")[0]}=; max-age=0; path=/`;
}
