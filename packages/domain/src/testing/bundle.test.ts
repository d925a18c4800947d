import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";

const root = new URL("..", import.meta.url).pathname;

test("importing one enumeration's values bundles only those values", async () => {
  const code = await bundle('export { fuelTypes } from "./car/FuelType.ts"');
  expect(withoutExport(code)).toMatch(/^(var|const|let) \w+=\["diesel",.*"unknown"\];$/);
});

test("importing one enumeration's schema bundles only the parts of valibot it needs and no other module of the package", async () => {
  const code = await bundle('export { FuelType } from "./car/FuelType.ts"');
  expect(code).toContain(valibotMarker);
  expect(gzipSync(code).length).toBeLessThan(1024);
});

test("importing one constant bundles only that constant", async () => {
  const code = await bundle('export { CARS_PAGE_SIZE } from "./config/businessDefaults.ts"');
  expect(withoutExport(code)).toMatch(/^(var|const|let) \w+=15;$/);
});

test("only the `Phone` schema bundles the phone numbering metadata", async () => {
  const email = await bundle('export { Email } from "./validation/Email.ts"');
  expect(gzipSync(email).length).toBeLessThan(3 * 1024);
  const phone = await bundle('export { Phone } from "./validation/Phone.ts"');
  expect(gzipSync(phone).length).toBeGreaterThan(20 * 1024);
});

/** A string in the code of every valibot schema. */
const valibotMarker = "~standard";

async function bundle(source: string): Promise<string> {
  // This file does not exist: the plugin provides its content.
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
        load: (id) => (id === entry ? source : null),
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
