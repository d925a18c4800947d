import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packPackages, publishedPackages, type PublishedPackage } from "./packPackages.ts";

/**
 * One entry point per pattern of a package's `exports`; resolution is the same for all paths of a pattern.
 */
const entryPoints: Record<PublishedPackage, Record<string, string>> = {
  domain: { "./*": "./pricing/quoteRental" },
  "api-client": { "./*": "./client/createClient" },
  i18n: { "./*": "./format/formatPrice" },
  ui: {
    "./*": "./Button/Button",
    "./theme/*": "./theme/tokens.css",
  },
};
const allEntryPoints = publishedPackages.flatMap((name) =>
  Object.values(entryPoints[name]).map((entryPoint) => [name, entryPoint] as const),
);

const folder = await mkdtemp(join(tmpdir(), "sayara-packed-"));
let tarballs: Awaited<ReturnType<typeof packPackages>>;
beforeAll(async () => {
  tarballs = await packPackages(folder);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(publishedPackages)("publint reports nothing for %s", async (name) => {
  const tarball = await readFile(tarballs[name]);
  const { messages, pkg } = await publint({
    pkgDir: "package",
    pack: { tarball: Uint8Array.from(tarball).buffer },
  });
  expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
});

test.each(publishedPackages)("each export pattern of %s has a tested entry point", async (name) => {
  const manifest = (await unpacked(name)).readFile(`/node_modules/@sayara/${name}/package.json`);
  expect(Object.keys(JSON.parse(manifest).exports).toSorted()).toEqual(
    Object.keys(entryPoints[name]).toSorted(),
  );
});

test.each(allEntryPoints)(
  "the types of %s resolve at %s, in node16 and in bundlers",
  async (name, entryPoint) => {
    const result = await checkPackage(await unpacked(name), { entrypoints: [entryPoint] });
    if (!result.types) throw new Error(`${name} has no types`);
    // The packages are ESM only: the oldest resolver and require() cannot resolve them.
    const expected = new Set(["CJSResolvesToESM", "NoResolution"]);
    const resolutions = result.entrypoints[entryPoint]?.resolutions;
    expect(resolutions?.["node16-esm"].resolution?.fileName).toContain(`/dist/${entryPoint.slice(2)}`);
    expect(resolutions?.bundler.resolution?.fileName).toContain(`/dist/${entryPoint.slice(2)}`);
    expect(result.problems.map((problem) => problem.kind).filter((kind) => !expected.has(kind))).toEqual([]);
  },
);

test.each(publishedPackages)(
  "%s is published with its README and licence, and without tests",
  async (name) => {
    const files = (await unpacked(name)).listFiles();
    const names = files.map((file) => file.split("/").slice(4).join("/"));
    expect(names).toEqual(expect.arrayContaining(["package.json", "README.md", "LICENSE"]));
    expect(names.filter((file) => /\.(test|stories|bench|oracle)\./.test(file))).toEqual([]);
  },
);

async function unpacked(name: PublishedPackage) {
  return createPackageFromTarballData(Uint8Array.from(await readFile(tarballs[name])));
}
