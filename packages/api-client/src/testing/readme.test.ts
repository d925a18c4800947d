import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Endpoint } from "../contract/defineEndpoint.ts";
import * as endpoints from "../endpoints.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const readme = readFileSync(`${root}README.md`, "utf8");
const allEndpoints = new Set<unknown>(Object.values(endpoints));
const examples = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = ""]) => code);
/** Without the examples for the real API. `tooling/publish` runs the first of those. */
const fakeApiExamples = examples.filter((code) => !code.includes("process.env"));

test("the README has examples, three of which use the real API", () => {
  expect(fakeApiExamples.length).toBeGreaterThan(3);
  expect(examples.length).toBe(fakeApiExamples.length + 3);
});

test("the README lists every call", async () => {
  const contract = new URL("../contract/", import.meta.url);
  const modules = readdirSync(contract, { recursive: true, encoding: "utf8" })
    .filter((name) => name.includes("/") && !name.includes(".test."))
    .toSorted();
  const groups = new Map<string, Endpoint[]>();
  for (const name of modules) {
    const [group = ""] = name.split("/");
    const exported = Object.values<unknown>(await import(new URL(name, contract).href));
    const declared = exported.filter((value): value is Endpoint => allEndpoints.has(value));
    groups.set(group, [...(groups.get(group) ?? []), ...declared]);
  }
  const namesOf = (list: Endpoint[]) =>
    list
      .map(({ name }) => name)
      .toSorted()
      .join(", ");
  const rows = [...groups]
    .filter(([, list]) => list.length > 0)
    .map(([group, list]) => `\`${group}\` | ${namesOf(list)}`);
  const [, table = ""] = /Group \| Calls\n---\|---\n(.*?)\n\n/s.exec(readme) ?? [];
  expect(table.split("\n")).toEqual(rows);
  expect([...groups.values()].flat()).toHaveLength(allEndpoints.size);
});

test.each(fakeApiExamples)(
  "example %# of the README prints what its comments say",
  (code) => {
    const expectedLines = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text);
    // Runs in the package's folder, because only there can a package import itself by name.
    const printed = execFileSync(
      process.execPath,
      ["--import", "./tests/readmeApi.ts", "--input-type=module-typescript", "-"],
      { cwd: root, encoding: "utf8", input: code },
    );
    expect(printed.trim().split("\n")).toEqual(expectedLines);
  },
  30_000,
);
