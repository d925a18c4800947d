// @vitest-environment jsdom
import { RouterContextProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { wordsOf } from "./wordsOf.ts";

const addPageWords = vi.hoisted(() => vi.fn(() => Promise.resolve()));
const addWholeSheet = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock("./showLanguage.ts", () => ({ addPageWords }));
vi.mock("#web/request/addWholeSheet.ts", () => ({ addWholeSheet }));

const url = new URL("http://localhost/search?supplier=1");
const goTo = async (page: string) =>
  wordsOf(page)[0]?.(
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
  expect(addPageWords).not.toHaveBeenCalled();
  expect(addWholeSheet).not.toHaveBeenCalled();
});

test("navigation to another page adds its words and the whole sheet", async () => {
  expect(await goTo("checkout")).toBe("the page's data");
  expect(addPageWords).toHaveBeenCalledWith("checkout");
  expect(addWholeSheet).toHaveBeenCalledOnce();
});
