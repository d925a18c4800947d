// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { showAgain } from "#web/testing/showAgain.ts";
import { leavePage } from "./leavePage.ts";

test("resolves when the browser restores the page from its cache, not when it shows a newly loaded page", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const back = vi.fn();
  const left = leavePage("/pay").then(back);
  showAgain({ persisted: false });
  await Promise.resolve();
  expect(back).not.toHaveBeenCalled();
  showAgain({ persisted: true });
  await left;
  expect(back).toHaveBeenCalledOnce();
});
