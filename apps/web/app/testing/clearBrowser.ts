import { vi } from "vitest";

// Test files share the globals and modules of their worker. Each starts without the views, stubs, cookies, storage,
// URL and state of the previous one.
vi.unstubAllGlobals();
vi.useRealTimers();
if (typeof document !== "undefined") {
  const [{ cleanup }, { resetStores }] = await Promise.all([
    import("@testing-library/react"),
    import("./resetStores.ts"),
  ]);
  cleanup();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  resetStores();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=")[0]}=; max-age=0; path=/`;
}
