// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = `<meta name="sayara-sheet" content="/assets/site-x.css">`;
  document.documentElement.dataset["page"] = "home";
});
const open = async () => (await import("./addWholeSheet.ts")).addWholeSheet;
const sheets = () => [...document.head.querySelectorAll("link")];
const finish = (type: "load" | "error") => sheets().at(-1)?.dispatchEvent(new Event(type));

test("the page that the document was written for has its rules", async () => {
  await (
    await open()
  )("home");
  expect(sheets()).toEqual([]);
});

test("another page waits for the whole sheet, which is added once", async () => {
  const add = await open();
  const shown = vi.fn();
  const first = add("search").then(shown);
  const second = add("checkout");
  await Promise.resolve();
  expect(shown).not.toHaveBeenCalled();
  expect(sheets().map((sheet) => sheet.getAttribute("href"))).toEqual(["/assets/site-x.css"]);
  finish("load");
  await Promise.all([first, second]);
  await add("home");
  expect(sheets()).toHaveLength(1);
});

test("a sheet that is not loaded fails the navigation, and the next one tries again", async () => {
  const add = await open();
  setTimeout(() => finish("error"));
  await expect(add("search")).rejects.toThrow(TypeError);
  expect(sheets()).toEqual([]);
  const again = add("search");
  finish("load");
  await again;
});

test("in development there is no whole sheet", async () => {
  document.head.innerHTML = "";
  await (
    await open()
  )("search");
  expect(sheets()).toEqual([]);
});
