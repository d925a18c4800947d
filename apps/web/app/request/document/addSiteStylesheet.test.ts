// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = `<meta name="sayara-sheet" content="/assets/site-x.css">`;
});
const open = async () => (await import("./addSiteStylesheet.ts")).addSiteStylesheet;
const links = () => [...document.head.querySelectorAll("link")];
const fireEvent = (type: "load" | "error") => links().at(-1)?.dispatchEvent(new Event(type));

test("navigation to another page waits for the whole stylesheet, which is added once", async () => {
  const add = await open();
  const onAdded = vi.fn();
  const first = add().then(onAdded);
  const second = add();
  await Promise.resolve();
  expect(onAdded).not.toHaveBeenCalled();
  expect(links().map((link) => link.getAttribute("href"))).toEqual(["/assets/site-x.css"]);
  fireEvent("load");
  await Promise.all([first, second]);
  await add();
  expect(links()).toHaveLength(1);
});

test("a failed download rejects, and the next navigation retries", async () => {
  const add = await open();
  setTimeout(() => fireEvent("error"));
  await expect(add()).rejects.toThrow(TypeError);
  expect(links()).toEqual([]);
  const retry = add();
  fireEvent("load");
  await retry;
});

test("in development no stylesheet is added", async () => {
  document.head.innerHTML = "";
  await (
    await open()
  )();
  expect(links()).toEqual([]);
});
