import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

afterEach(cleanup);

// The calendar is loaded when opened; a loaded machine needs longer than the default.
configure({ asyncUtilTimeout: 15_000 });

// Missing in jsdom.
vi.stubGlobal("CSS", { escape: (text: string) => text });
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

/** Evaluates every width condition as for a wide screen. */
vi.stubGlobal("matchMedia", (condition: string) =>
  Object.assign(new EventTarget(), { media: condition, matches: condition.includes("min-width") }),
);
