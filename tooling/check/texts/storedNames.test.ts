import { expect, test } from "vitest";
import { storedNameProblems } from "./storedNames.ts";

const check = (code: string, ...rows: string[]) =>
  storedNameProblems(
    [{ path: "a.ts", text: code }],
    [{ path: "fr.md", text: rows.map((row) => `| \`${row}\` | cookie |`).join("\n") }],
  );

test("accepts a text that lists every name, a library's name, and a name with an id", () => {
  const code = 'const a = "sayara.user"; const b = (id) => `sayara.review.${id}`; // `sayara.other`';
  expect(check(code, "sayara.user", "sayara.review", "react-router-scroll-positions")).toEqual([]);
});

test.each([
  ['const a = "sayara.user";', [], "fr.md does not list sayara.user"],
  ["const a = `sayara.review.${id}`;", [], "fr.md does not list sayara.review"],
  ["const a = 1;", ["sayara.gone"], "fr.md lists sayara.gone, which nothing stores"],
  [
    'const a = "sayara.user";\nconst b = "sayara.user";',
    ["sayara.user"],
    "a.ts:2: sayara.user is written a second time",
  ],
])("reports %j with the rows %j", (code, rows, problem) => {
  expect(check(code, ...rows).join("\n")).toContain(problem);
});
