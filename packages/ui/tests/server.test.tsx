// @vitest-environment node
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { composedStories } from "./composedStories.ts";

test("the server environment has no window", () => {
  expect("window" in globalThis).toBe(false);
});

test.each(composedStories)("%s renders on the server, without style attributes", (_name, Story) => {
  expect(renderToString(<Story />)).not.toMatch(/\sstyle=/);
});
