import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { composedStories } from "./composedStories.ts";

test("all components have stories", () => {
  expect(composedStories.length).toBeGreaterThan(80);
});

test.each(composedStories)("%s hydrates without a warning", async (_name, Story) => {
  const reportError = vi.spyOn(console, "error").mockImplementation(() => {});
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Story />);
  document.body.append(container);
  const root = await act(async () => hydrateRoot(container, <Story />, { onRecoverableError: reportError }));
  expect(reportError.mock.calls.map(([message]) => String(message))).toEqual([]);
  await act(async () => root.unmount());
  container.remove();
});
