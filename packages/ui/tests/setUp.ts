import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

afterEach(cleanup);

// A calendar is loaded when it is opened; a busy machine takes its time.
configure({ asyncUtilTimeout: 15_000 });

// What jsdom does not have.
vi.stubGlobal("CSS", { escape: (text: string) => text });
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

/** Every media condition that names a width is judged for a wide screen. */
vi.stubGlobal("matchMedia", (condition: string) =>
  Object.assign(new EventTarget(), { media: condition, matches: condition.includes("min-width") }),
);
