import { vi } from "vitest";

// Test files share the globals of their worker: each starts without the stubs, cookies and storage of the last one.
vi.unstubAllGlobals();
if (typeof document !== "undefined") {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=")[0]}=; max-age=0; path=/`;
}
