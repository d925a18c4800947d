// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = `<meta name="sayara-sheet" content="/assets/site-x.css">`;
});
const open = async () => (await import("./addWholeStylesheet.ts")).addWholeStylesheet;
const sheets = () => [...document.head.querySelectorAll("link")];
const finish = (type: "load" | "error") => sheets().at(-1)?.dispatchEvent(new Event(type));

test("navigation to another page waits for the whole stylesheet, which is added once", async () => {
  const add = await open();
  const shown = vi.fn();
  const first = add().then(shown);
  const second = add();
  await Promise.resolve();
  expect(shown).not.toHaveBeenCalled();
  expect(sheets().map((sheet) => sheet.getAttribute("href"))).toEqual(["/assets/site-x.css"]);
  finish("load");
  await Promise.all([first, second]);
  await add();
  expect(sheets()).toHaveLength(1);
});

test("a failed download rejects, and the next navigation retries", async () => {
  const add = await open();
  setTimeout(() => finish("error"));
  await expect(add()).rejects.toThrow(TypeError);
  expect(sheets()).toEqual([]);
  const again = add();
  finish("load");
  await again;
});

test("in development no stylesheet is added", async () => {
  document.head.innerHTML = "";
  await (
    await open()
  )();
  expect(sheets()).toEqual([]);
});
