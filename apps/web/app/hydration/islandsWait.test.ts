// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());

async function aVisit() {
  const { islandsWait, endIslandsWait } = await import("./islandsWait.ts");
  const hydrate = vi.fn();
  void islandsWait().then(hydrate);
  await Promise.resolve();
  return { hydrate, endIslandsWait };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("islands wait until the page is used or loads data", async () => {
  const { hydrate } = await aVisit();
  await settled();
  expect(hydrate).not.toHaveBeenCalled();
});

test.each(["pointermove", "keydown", "focusin"])("islands hydrate at the first %s", async (sign) => {
  const { hydrate } = await aVisit();
  window.dispatchEvent(new Event(sign));
  await settled();
  expect(hydrate).toHaveBeenCalledOnce();
});

test("islands hydrate when the router loads data, so that they do not delay it", async () => {
  const { hydrate, endIslandsWait } = await aVisit();
  endIslandsWait();
  await settled();
  expect(hydrate).toHaveBeenCalledOnce();
});
