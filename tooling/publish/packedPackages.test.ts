import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packPackages, publishedPackages } from "./packPackages.ts";

const folder = await mkdtemp(join(tmpdir(), "sayara-packed-"));
let tarballs: Awaited<ReturnType<typeof packPackages>>;
beforeAll(async () => {
  tarballs = await packPackages(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }), 60_000);

test.each(publishedPackages)("publint reports no problems for %s", async (name) => {
  const tarball = await readFile(tarballs[name]);
  const { messages, pkg } = await publint({
    pkgDir: "package",
    pack: { tarball: Uint8Array.from(tarball).buffer },
  });
  expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
});

test.each(publishedPackages)("the types of %s resolve, in Node and in bundlers", async (name) => {
  const packed = createPackageFromTarballData(Uint8Array.from(await readFile(tarballs[name])));
  const result = await checkPackage(packed);
  if (!result.types) throw new Error(`${name} has no types`);
  // The packages are ESM only, so the oldest resolver and require() cannot resolve them.
  const expected = new Set(["CJSResolvesToESM", "NoResolution"]);
  expect(Object.keys(result.entrypoints).length).toBeGreaterThan(0);
  expect(result.problems.map(({ kind }) => kind).filter((kind) => !expected.has(kind))).toEqual([]);
});

test.each(publishedPackages)(
  "%s is published with its README and licence, and without tests",
  async (name) => {
    const packed = createPackageFromTarballData(Uint8Array.from(await readFile(tarballs[name])));
    const files = packed.listFiles().map((file) => file.split("/").slice(4).join("/"));
    expect(files).toEqual(expect.arrayContaining(["package.json", "README.md", "LICENSE"]));
    expect(files.filter((file) => /\.(test|stories|bench|oracle)\./.test(file))).toEqual([]);
  },
);
