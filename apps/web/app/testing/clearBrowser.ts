import { vi } from "vitest";

// Test files share the globals of their worker. Each starts without the views, stubs, cookies and storage of the
// previous one.
vi.unstubAllGlobals();
vi.useRealTimers();
if (typeof document !== "undefined") {
  const { cleanup } = await import("@testing-library/react");
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=")[0]}=; max-age=0; path=/`;
}
