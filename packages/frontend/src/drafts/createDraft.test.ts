// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { createDraft } from "./createDraft.ts";

const options = {
  name: "sayara.test",
  empty: { text: "" },
  read: (stored: unknown) => ({
    text: typeof stored === "object" && stored !== null && "text" in stored ? String(stored.text) : "",
  }),
};

beforeEach(() => sessionStorage.clear());

test("a draft survives a reload", () => {
  createDraft(options).setState({ text: "half a na" });
  expect(createDraft(options).getState()).toEqual({ text: "half a na" });
});

test("a draft is empty during hydration, as on the server", () => {
  createDraft(options).setState({ text: "half a na" });
  expect(createDraft(options).getInitialState()).toEqual({ text: "" });
});

test("an emptied draft is removed from storage", () => {
  const draft = createDraft(options);
  draft.setState({ text: "half a na" });
  draft.setState(options.empty, true);
  expect(sessionStorage.length).toBe(0);
});

test("an invalid stored value gives an empty draft", () => {
  sessionStorage.setItem(options.name, "{");
  expect(createDraft(options).getState()).toEqual({ text: "" });
});
