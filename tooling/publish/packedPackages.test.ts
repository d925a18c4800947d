import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packPackages, publishedPackages } from "./packPackages.ts";

/** One way in of each package; what resolves for it resolves for all, since `exports` has one pattern for all. */
const wayIn = {
  domain: "./pricing/quoteRental",
  "api-client": "./client/createClient",
  i18n: "./format/formatPrice",
  ui: "./Button/Button",
} as const;

const folder = await mkdtemp(join(tmpdir(), "sayara-packed-"));
let tarballs: Awaited<ReturnType<typeof packPackages>>;
beforeAll(async () => {
  tarballs = await packPackages(folder);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(publishedPackages)("publint has nothing to say of %s", async (name) => {
  const tarball = await readFile(tarballs[name]);
  const { messages, pkg } = await publint({
    pkgDir: "package",
    pack: { tarball: Uint8Array.from(tarball).buffer },
  });
  expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
});

test.each(publishedPackages)("the types of %s resolve in node16 and in bundlers", async (name) => {
  const packed = createPackageFromTarballData(Uint8Array.from(await readFile(tarballs[name])));
  const result = await checkPackage(packed, { entrypoints: [wayIn[name]] });
  if (!result.types) throw new Error(`${name} has no types`);
  // ESM only, for what the oldest resolver and require() have no word.
  const expected = new Set(["CJSResolvesToESM", "NoResolution"]);
  const resolutions = result.entrypoints[wayIn[name]]?.resolutions;
  expect(resolutions?.["node16-esm"].resolution?.fileName).toContain("/dist/");
  expect(resolutions?.bundler.resolution?.fileName).toContain("/dist/");
  expect(result.problems.map((problem) => problem.kind).filter((kind) => !expected.has(kind))).toEqual([]);
});

test.each(publishedPackages)("%s is published with its README and licence, and no test", async (name) => {
  const files = createPackageFromTarballData(Uint8Array.from(await readFile(tarballs[name]))).listFiles();
  const names = files.map((file) => file.split("/").slice(4).join("/"));
  expect(names).toEqual(expect.arrayContaining(["package.json", "README.md", "LICENSE"]));
  expect(names.filter((file) => /\.(test|stories|bench|oracle)\./.test(file))).toEqual([]);
});
