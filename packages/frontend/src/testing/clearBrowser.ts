import { vi } from "vitest";

/**
 * Gives a test file a browser without the views, stubs, cookies, storage, URL and state of the previous file: test files
 * share the globals and modules of their worker.
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
