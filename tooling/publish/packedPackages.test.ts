import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { root } from "@sayara/tooling-run/root";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packPackages, publishedPackages, type PublishedPackage } from "./packPackages.ts";
import { closedModules, publicModules, type PackageExports } from "./publicModules.ts";

const folder = await mkdtemp(join(tmpdir(), "sayara-packed-"));
let tarballs: Awaited<ReturnType<typeof packPackages>>;
beforeAll(async () => {
  tarballs = await packPackages(folder);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }), 60_000);

test.each(publishedPackages)("publint reports nothing for %s", async (name) => {
  const tarball = await readFile(tarballs[name]);
  const { messages, pkg } = await publint({
    pkgDir: "package",
    pack: { tarball: Uint8Array.from(tarball).buffer },
  });
  expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
});

test.each(publishedPackages)(
  "the types of %s resolve at every key of its exports, in node16 and in bundlers",
  async (name) => {
    const { exports, files } = await contents(name);
    // One module per key: resolution is the same for all paths of a pattern.
    const opened = new Map([...publicModules(exports, files)].map(([subpath, key]) => [key, subpath]));
    const keys = Object.keys(exports).filter((key) => exports[key] !== null && key !== "./styles.css");
    expect([...opened.keys()].toSorted()).toEqual(keys.toSorted());

    const entrypoints = [...opened.values()];
    const result = await checkPackage(await unpacked(name), { entrypoints });
    if (!result.types) throw new Error(`${name} has no types`);
    // The packages are ESM only: the oldest resolver and require() cannot resolve them.
    const expected = new Set(["CJSResolvesToESM", "NoResolution"]);
    for (const entrypoint of entrypoints) {
      const resolutions = result.entrypoints[entrypoint]?.resolutions;
      expect(resolutions?.["node16-esm"].resolution?.fileName).toContain(`/dist/${entrypoint.slice(2)}`);
      expect(resolutions?.bundler.resolution?.fileName).toContain(`/dist/${entrypoint.slice(2)}`);
    }
    expect(result.problems.map((problem) => problem.kind).filter((kind) => !expected.has(kind))).toEqual([]);
  },
);

test.each(publishedPackages)("the workspace closes the same paths of %s as the published package", (name) => {
  const { exports, publishConfig } = sourceManifest(name);
  const closed = (targets: object) => Object.entries(targets).filter(([, target]) => target === null);
  // Published, the rules of `theme/global.css` are in `styles.css`.
  const published = closed(publishConfig.exports).filter(([key]) => key !== "./theme/global.css");
  expect(published).toEqual(closed(exports));
  expect(Object.keys(publishConfig.exports)).toEqual(expect.arrayContaining(Object.keys(exports)));
});

test.each(publishedPackages)("every closed path of %s is a module or a folder of modules", async (name) => {
  const { exports, files } = await contents(name);
  const closed = closedModules(exports, files);
  const keys = Object.keys(exports).filter((key) => exports[key] === null);
  expect(keys.length).toBeGreaterThan(0);
  const without = keys.filter((key) => {
    const { [key]: _removed, ...others } = exports;
    return closedModules(others, files).length === closed.length;
  });
  expect(without).toEqual([]);
});

test.each(publishedPackages)(
  "%s is published with its README and licence, and without tests",
  async (name) => {
    const files = (await unpacked(name)).listFiles();
    const names = files.map((file) => file.split("/").slice(4).join("/"));
    expect(names).toEqual(expect.arrayContaining(["package.json", "README.md", "LICENSE"]));
    expect(names.filter((file) => /\.(test|stories|bench|oracle)\./.test(file))).toEqual([]);
  },
);

test.each(publishedPackages)("the maps of %s name sources that it contains", async (name) => {
  const { files, read } = await contents(name);
  const modules = files.filter((file) => /^dist\/.*\.(?:d\.ts|js)$/.test(file));
  expect(modules.length).toBeGreaterThan(40);
  const lost = modules.filter((file) => {
    // Written after the compiler: names of classes only.
    if (/\.css\.(?:d\.ts|js)$/.test(file)) return false;
    if (!files.includes(`${file}.map`)) return true;
    const { sources } = JSON.parse(read(`${file}.map`));
    return !sources.every((source: string) => files.includes(join(dirname(file), source)));
  });
  expect(lost).toEqual([]);
});

test.each(publishedPackages)(
  "%s is installed with ranges, beside the consumer's own valibot",
  async (name) => {
    const { dependencies = {}, peerDependencies = {} } = (await contents(name)).manifest;
    const ranges = Object.entries({ ...dependencies, ...peerDependencies });
    expect(ranges.filter(([, range]) => !range.startsWith("^"))).toEqual([]);
    expect(dependencies).not.toHaveProperty("valibot");
    expect("valibot" in peerDependencies).toBe(name !== "ui");
  },
);

test("ui's modules need no vanilla-extract, and those with hooks start as their sources do", async () => {
  const { files, read } = await contents("ui");
  const modules = files.filter((file) => /^dist\/.*\.js$/.test(file));
  const styled = modules.filter((file) => read(file).includes("@vanilla-extract/"));
  expect(styled).toEqual(["dist/theme/componentStyle.js", "dist/theme/pageStyle.js"]);

  const isClient = (file: string) => read(file).startsWith('"use client";');
  const sources = files.filter((file) => /^src\/.*\.tsx?$/.test(file) && isClient(file));
  expect(sources.length).toBeGreaterThan(20);
  const built = sources.map((file) => file.replace(/^src\/(.*)\.tsx?$/, "dist/$1.js")).toSorted();
  expect(modules.filter(isClient).toSorted()).toEqual(built);
});

test.each(publishedPackages)("%s says where it comes from and which Node it needs", async (name) => {
  const { manifest } = await contents(name);
  const { repository } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(manifest.repository).toEqual({ ...repository, directory: `packages/${name}` });
  expect(manifest.engines?.node).toMatch(/^>=2\d/);
  expect(sourceManifest(name).scripts.prepack).toBe("turbo run build");
});

type Manifest = {
  exports: PackageExports;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  repository?: Record<string, string>;
  engines?: { node: string };
};

async function contents(name: PublishedPackage) {
  const unpackedPackage = await unpacked(name);
  const prefix = `/node_modules/@sayara/${name}/`;
  const files = unpackedPackage.listFiles().map((file) => file.slice(prefix.length));
  const read = (file: string) => unpackedPackage.readFile(prefix + file);
  const manifest: Manifest = JSON.parse(read("package.json"));
  return { files, read, manifest, exports: manifest.exports };
}

function sourceManifest(name: PublishedPackage): {
  exports: Record<string, string | null>;
  publishConfig: { exports: PackageExports };
  scripts: Record<string, string>;
} {
  return JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8"));
}

async function unpacked(name: PublishedPackage) {
  return createPackageFromTarballData(Uint8Array.from(await readFile(tarballs[name])));
}
