import { expect, test } from "vitest";
import { equalFileProblems } from "./equalFiles.ts";

const text = `import { it } from "#web/session/it.ts";\n${"export const value = it();\n".repeat(8)}`;

test("reports a file that two apps have in common, ignoring white space and the apps' import prefixes", () => {
  const copy = text.replaceAll("#web/", "#portal/").replaceAll("\n", "\n\n");
  const files = [
    { path: "apps/portal/app/value.ts", text: copy },
    { path: "apps/web/app/value.ts", text },
  ];
  expect(equalFileProblems(files)).toEqual([
    "apps/web/app/value.ts equals apps/portal/app/value.ts: move it into a package",
  ]);
});

test("accepts equal files in one app, different files, and very short files", () => {
  expect(
    equalFileProblems([
      { path: "apps/web/app/one.ts", text },
      { path: "apps/web/app/two.ts", text },
      { path: "apps/portal/app/one.ts", text: `${text}// other` },
      { path: "apps/portal/app/few.ts", text: "export const few = 1;" },
      { path: "apps/web/app/few.ts", text: "export const few = 1;" },
    ]),
  ).toEqual([]);
});
