import { confirmInstallation } from "@sayara/tooling-browser/confirmInstallation";
import { expect, test } from "vitest";

const withAnswer = (answer: string) => ({ env: {}, isTerminal: true, ask: async () => answer });

test("apt installs something only in CI or if the user agrees", async () => {
  expect(await confirmInstallation("PostgreSQL", { ...withAnswer("n"), env: { CI: "true" } })).toBe(true);
  expect(await confirmInstallation("PostgreSQL", withAnswer("y"))).toBe(true);
  expect(await confirmInstallation("PostgreSQL", withAnswer(""))).toBe(false);
  expect(await confirmInstallation("PostgreSQL", withAnswer("no"))).toBe(false);
  expect(await confirmInstallation("PostgreSQL", { ...withAnswer("y"), isTerminal: false })).toBe(false);
});
