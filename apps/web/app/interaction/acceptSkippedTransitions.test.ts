// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { acceptSkippedTransitions } from "./acceptSkippedTransitions.ts";

afterEach(() => {
  Reflect.deleteProperty(document, "startViewTransition");
});

const skipped = () => Promise.reject<undefined>(new DOMException("Transition was skipped", "AbortError"));

test("a skipped transition is not reported as an unhandled rejection, and the browser's transition is returned unchanged", async () => {
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.on("unhandledRejection", unhandled);
  const done = Promise.resolve(undefined);
  const transition: ViewTransition = {
    ready: skipped(),
    finished: done,
    updateCallbackDone: done,
    types: new Set<string>(),
    skipTransition: () => {},
  };
  document.startViewTransition = () => transition;
  acceptSkippedTransitions();
  expect(document.startViewTransition(() => {})).toBe(transition);
  await new Promise((resolve) => setTimeout(resolve));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test("does nothing in a browser without view transitions", () => {
  acceptSkippedTransitions();
  expect(document).not.toHaveProperty("startViewTransition");
});
