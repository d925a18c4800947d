import { mayInstall } from "@sayara/tooling-browser/mayInstall";
import { expect, test } from "vitest";

const answering = (answer: string) => ({ env: {}, isTerminal: true, ask: async () => answer });

test("apt installs something only in CI or if the user agrees", async () => {
  expect(await mayInstall("PostgreSQL", { ...answering("n"), env: { CI: "true" } })).toBe(true);
  expect(await mayInstall("PostgreSQL", answering("y"))).toBe(true);
  expect(await mayInstall("PostgreSQL", answering(""))).toBe(false);
  expect(await mayInstall("PostgreSQL", answering("no"))).toBe(false);
  expect(await mayInstall("PostgreSQL", { ...answering("y"), isTerminal: false })).toBe(false);
});
