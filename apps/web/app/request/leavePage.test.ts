// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { showAgain } from "#web/testing/showAgain.ts";
import { leavePage } from "./leavePage.ts";

test("resolves when the browser restores the page from its cache, not when it shows a newly loaded page", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const onResolve = vi.fn();
  const leaving = leavePage("/pay").then(onResolve);
  showAgain({ persisted: false });
  await Promise.resolve();
  expect(onResolve).not.toHaveBeenCalled();
  showAgain({ persisted: true });
  await leaving;
  expect(onResolve).toHaveBeenCalledOnce();
});
