// @vitest-environment jsdom
import { RouterContextProvider } from "react-router";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { messagesOf } from "./messagesOf.ts";

// Test files share modules. Without a reset, this file would use modules loaded without its mocks.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const addPageMessages = vi.hoisted(() => vi.fn(() => Promise.resolve()));
const preparePage = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock("./showLanguage.ts", () => ({ addPageMessages }));
vi.mock("../configuration/configureFrontend.ts", () => ({ frontendConfiguration: () => ({ preparePage }) }));

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

test("changing the URL of the current page loads no file, so it works offline", async () => {
  expect(await goTo("search")).toBe("the page's data");
  expect(addPageMessages).not.toHaveBeenCalled();
  expect(preparePage).not.toHaveBeenCalled();
});

test("navigating to another page loads its messages and the whole stylesheet", async () => {
  expect(await goTo("checkout")).toBe("the page's data");
  expect(addPageMessages).toHaveBeenCalledWith("checkout");
  expect(preparePage).toHaveBeenCalledOnce();
});
