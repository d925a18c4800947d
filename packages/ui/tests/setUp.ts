import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

afterEach(cleanup);

// The calendar's code is loaded when it opens, which takes longer than the default timeout on a busy machine.
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

/** Matches every `min-width` query, as on a wide screen. */
vi.stubGlobal("matchMedia", (condition: string) =>
  Object.assign(new EventTarget(), { media: condition, matches: condition.includes("min-width") }),
);
