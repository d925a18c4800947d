// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());

async function startVisit() {
  const { hydrationTrigger, hydrateIslands } = await import("./hydrationTrigger.ts");
  const hydrate = vi.fn();
  void hydrationTrigger().then(hydrate);
  await Promise.resolve();
  return { hydrate, hydrateIslands };
}

const flushTasks = () => new Promise((resolve) => setTimeout(resolve));

test("islands wait until the page is used or loads data", async () => {
  const { hydrate } = await startVisit();
  await flushTasks();
  expect(hydrate).not.toHaveBeenCalled();
});

test.each(["pointermove", "keydown", "focusin"])("islands hydrate at the first %s", async (type) => {
  const { hydrate } = await startVisit();
  window.dispatchEvent(new Event(type));
  await flushTasks();
  expect(hydrate).toHaveBeenCalledOnce();
});

test("islands hydrate when the router loads data, so that they do not delay it", async () => {
  const { hydrate, hydrateIslands } = await startVisit();
  hydrateIslands();
  await flushTasks();
  expect(hydrate).toHaveBeenCalledOnce();
});
