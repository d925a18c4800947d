// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { firePageShow } from "../testing/firePageShow.ts";
import { leavePage } from "./leavePage.ts";

test("resolves when the browser restores the page from the back/forward cache, but not when it shows a newly loaded page", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const onResolve = vi.fn();
  const leaving = leavePage("/pay").then(onResolve);
  firePageShow({ persisted: false });
  await Promise.resolve();
  expect(onResolve).not.toHaveBeenCalled();
  firePageShow({ persisted: true });
  await leaving;
  expect(onResolve).toHaveBeenCalledOnce();
});
