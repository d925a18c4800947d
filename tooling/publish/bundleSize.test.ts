import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as inputs from "@sayara/api-client/inputs";
import * as endpoints from "@sayara/api-client/endpoints";
import { root } from "@sayara/tooling-run/root";
import { expect, test } from "vitest";
import { bundlers, bundleSizes } from "./bundleSizes.ts";
import { clientSizes, clientWith } from "./clientSizes.ts";
import { sizeRow, sizeRows } from "./sizeTable.ts";

const KB = 1024;
/** The rounding of the README's table, and what another version of zlib makes of the same bytes. */
const TOLERANCE = 0.1;

// Single enumerations and schemas are covered by the domain's own `bundle.test.ts`.
test.each(bundlers)("quoteRental with all its imports is at most 3 KB, with %s", async (bundler) => {
  const sizes = await bundleSizes(
    `
      import { quoteRental } from "@sayara/domain/pricing/quoteRental";
      globalThis.quote = quoteRental;
    `,
    [bundler],
  );
  expect(sizes[bundler]).toBeGreaterThan(500);
  expect(sizes[bundler]).toBeLessThanOrEqual(3 * KB);
});

const readme = readFileSync(join(root, "packages/api-client/README.md"), "utf8");

test("the README lists the measured calls", () => {
  expect(sizeRows(readme).map(([call]) => call)).toEqual(clientSizes.map(({ call }) => call));
});

test.each(clientSizes)(
  "a client with $call, ky and valibot included, is at most $limit KB with each bundler, as the README lists it",
  async (client) => {
    const [call, ...sizes] = await sizeRow(client);
    const row = sizeRows(readme).find(([name]) => name === call) ?? [call];
    expect(Math.min(...sizes)).toBeGreaterThan(8);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(client.limit);
    expect(sizes.map((size, i) => Math.abs(size - Number(row[i + 1])) <= TOLERANCE)).toEqual(
      bundlers.map(() => true),
    );
  },
  120_000,
);

test("a client with any one call is at most 16.5 KB", async () => {
  const modules = contractModules();
  const heavy: string[] = [];
  for (const call of Object.keys(endpoints)) {
    const module = modules.find(({ text }) => text.includes(`export const ${call} = defineEndpoint(`));
    if (!module) throw new Error(`${call} is declared in no module`);
    const { esbuild } = await bundleSizes(clientWith({ call, module: module.name }), ["esbuild"]);
    if (esbuild > 16.5 * KB) heavy.push(`${call}: ${(esbuild / KB).toFixed(1)} KB`);
  }
  expect(heavy).toEqual([]);
}, 120_000);

test("the schemas of a call's input are bundled only with them, phone numbers' metadata for instance", async () => {
  const { esbuild: withSchemas } = await bundleSizes(
    `
      import { checkoutInput } from "@sayara/api-client/contract/checkout/checkout";
      globalThis.schemas = checkoutInput;
    `,
    ["esbuild"],
  );
  expect(withSchemas).toBeGreaterThan(30 * KB);
  expect(Object.keys(inputs)).toContain("checkout");
});

function contractModules(): { name: string; text: string }[] {
  const folder = join(root, "packages/api-client/src/contract");
  return globSync("*/**/*.ts", { cwd: folder })
    .filter((path) => !path.includes(".test."))
    .map((path) => ({ name: path.replace(/\.ts$/, ""), text: readFileSync(join(folder, path), "utf8") }));
}
