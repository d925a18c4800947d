// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { createElement } from "react";
import { createRoutesStub } from "react-router";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { NextPagePreload } from "./NextPagePreload.tsx";

// Test files share modules. Without a reset, this file would get modules that were loaded without its mocks.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const loadPageMessages = vi.hoisted(() => vi.fn(() => Promise.resolve({})));
const addSiteStylesheet = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock("@sayara/frontend/language/builtMessages", () => ({
  loadPageMessages,
  loadLayoutMessages: loadPageMessages,
}));
vi.mock("#web/request/document/addSiteStylesheet.ts", () => ({ addSiteStylesheet }));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, "connection");
});

function open(route: string) {
  const page = { id: route, path: "/", Component: NextPagePreload };
  render(createElement(createRoutesStub([page])));
}

test.each([
  ["home", "pages/home/Home.route", ["search", "Search.lazy"]],
  ["search", "pages/search/Search.route", ["car", "Car.lazy"]],
  ["car", "pages/car/Car.route", ["checkout"]],
])(
  "the %s page preloads the messages and styles of the page that most visitors open next",
  async (_name, route, messages) => {
    open(route);
    await expect.poll(() => addSiteStylesheet).toHaveBeenCalledOnce();
    expect(loadPageMessages.mock.calls).toEqual(messages.map((name) => ["fr", name]));
  },
);

test("nothing is preloaded on other pages, for a visitor who saves data, or offline", async () => {
  open("pages/texts/About.route");
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
  open("pages/home/Home.route");
  Object.defineProperty(navigator, "connection", { configurable: true, value: undefined });
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  open("pages/home/Home.route");
  await new Promise((resolve) => setTimeout(resolve, 2100));
  expect(addSiteStylesheet).not.toHaveBeenCalled();
  expect(loadPageMessages).not.toHaveBeenCalled();
});
