// @vitest-environment jsdom
import { RouterContextProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { messagesOf } from "./messagesOf.ts";

const addPageMessages = vi.hoisted(() => vi.fn(() => Promise.resolve()));
const addWholeStylesheet = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock("./showLanguage.ts", () => ({ addPageMessages }));
vi.mock("#web/request/document/addWholeStylesheet.ts", () => ({ addWholeStylesheet }));

const url = new URL("http://localhost/search?supplier=1");
const goTo = async (page: string) =>
  messagesOf(page)[0]?.(
    {
      request: new Request(url),
      url,
      params: {},
      pattern: url.pathname,
      context: new RouterContextProvider(),
    },
    () => Promise.resolve("the page's data"),
  );

beforeEach(() => {
  document.documentElement.dataset["page"] = "search";
});

test("a change of the shown page's address asks for no file, so that it works offline", async () => {
  expect(await goTo("search")).toBe("the page's data");
  expect(addPageMessages).not.toHaveBeenCalled();
  expect(addWholeStylesheet).not.toHaveBeenCalled();
});

test("navigation to another page adds its words and the whole sheet", async () => {
  expect(await goTo("checkout")).toBe("the page's data");
  expect(addPageMessages).toHaveBeenCalledWith("checkout");
  expect(addWholeStylesheet).toHaveBeenCalledOnce();
});
