import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";

const root = new URL("..", import.meta.url).pathname;

test("one enumeration's values are all that is bundled of it", async () => {
  const code = await bundle('export { fuelTypes } from "./car/FuelType.ts"');
  expect(withoutExport(code)).toMatch(/^(var|const|let) \w+=\["diesel",.*"unknown"\];$/);
});

test("one enumeration's schema brings what valibot needs for it and nothing of ours", async () => {
  const code = await bundle('export { FuelType } from "./car/FuelType.ts"');
  expect(code).toContain(valibot);
  expect(gzipSync(code).length).toBeLessThan(1024);
});

test("one constant is all that is bundled of it", async () => {
  const code = await bundle('export { CARS_PAGE_SIZE } from "./config/businessDefaults.ts"');
  expect(withoutExport(code)).toMatch(/^(var|const|let) \w+=15;$/);
});

test("only the phone's own entry, and forms that ask for one, bring the metadata of phone numbers", async () => {
  const email = await bundle('export { Email } from "./validation/Email.ts"');
  expect(gzipSync(email).length).toBeLessThan(3 * 1024);
  const phone = await bundle('export { Phone } from "./validation/Phone.ts"');
  expect(gzipSync(phone).length).toBeGreaterThan(20 * 1024);
});

/** In the code of every valibot schema. */
const valibot = "~standard";

/** What a bundler makes of these lines, minified. */
async function bundle(lines: string): Promise<string> {
  // A file that is not there: the plugin stands in for it.
  const entry = `${root}entry.ts`;
  const output = await build({
    root,
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: true, lib: { entry, formats: ["es"] } },
    plugins: [
      {
        name: "entry",
        enforce: "pre",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? lines : null),
      },
    ],
  });
  const chunks = [output].flat().flatMap((result) => ("output" in result ? result.output : []));
  const code = chunks.map((part) => (part.type === "chunk" ? part.code : "")).join("");
  if (code === "") throw new Error("Nothing was bundled");
  return code;
}

function withoutExport(code: string): string {
  return code
    .replaceAll(/^\s*\/\/.*$/gm, "")
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/\s+(?=["[=\]]|$)|(?<=[[=,])\s+/g, "")
    .replace(/export\s*\{.*\};?/, "")
    .trim();
}
