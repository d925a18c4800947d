// @vitest-environment node
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { stories } from "./composedStories.ts";

test("the server environment has no window", () => {
  expect("window" in globalThis).toBe(false);
});

test.each(stories)("%s renders on the server, without style attributes", (_name, Story) => {
  expect(renderToString(<Story />)).not.toMatch(/\sstyle=/);
});
