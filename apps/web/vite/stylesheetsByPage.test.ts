import { expect, test } from "vitest";
import { stylesheetsByPage } from "./stylesheetsByPage.ts";

const stylesheets = stylesheetsByPage({
  stylesheet: "@layer components{.frame{top:0}.home{top:0}.dialog{top:0}.search{top:0}.server{top:0}}",
  layout: ["entry.js"],
  pages: new Map([
    ["home", ["home-x1.js"]],
    ["search", ["search-x2.js"]],
  ]),
  scripts: new Map([
    ["entry.js", `import"./frame-x3.js"`],
    ["frame-x3.js", `const header="frame"`],
    ["home-x1.js", `const a="home";()=>import("./dialog-x4.js")`],
    ["dialog-x4.js", `const d="dialog other"`],
    ["search-x2.js", `const s="search"`],
  ]),
});

test("a page's stylesheet has the rules of the layout, its scripts and their dynamic imports", () => {
  expect(stylesheets.pages["home"]).toBe(
    "@layer components{.frame{top:0}.home{top:0}.dialog{top:0}.server{top:0}}",
  );
});

test("a page's stylesheet has no rules of other pages", () => {
  expect(stylesheets.pages["search"]).toBe("@layer components{.frame{top:0}.search{top:0}.server{top:0}}");
  expect(stylesheets.layout).toBe("@layer components{.frame{top:0}.server{top:0}}");
});

test("rules for classes in no browser script are in every stylesheet", () => {
  for (const stylesheet of [stylesheets.layout, ...Object.values(stylesheets.pages)])
    expect(stylesheet).toContain(".server{top:0}");
});
