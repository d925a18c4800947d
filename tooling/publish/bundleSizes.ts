import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "@sayara/tooling-run/root";
import * as esbuild from "esbuild";
import { rolldown } from "rolldown";
import webpack from "webpack";

/** The bundlers with which the packages are measured. */
export const bundlers = ["rolldown", "esbuild", "webpack"] as const;
export type Bundler = (typeof bundlers)[number];

/**
 * Bundles and minifies a program with the published build of the packages, as another team's bundler would by default.
 * Requires built packages.
 * @returns bytes after gzip, of all files together
 */
export async function bundleSizes<Name extends Bundler = Bundler>(
  source: string,
  names: readonly Name[] = bundlers as readonly Bundler[] as readonly Name[],
): Promise<Record<Name, number>> {
  const folder = await mkdtemp(join(tmpdir(), "sayara-bundle-"));
  try {
    const entry = join(folder, "entry.js");
    await writeFile(entry, source);
    const sizes = names.map(async (name) => {
      const files = await bundleBy[name](entry, join(folder, name));
      return [name, sum(files.map((code) => gzipSync(code, { level: 9 }).byteLength))];
    });
    return Object.fromEntries(await Promise.all(sizes));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Where the published build stands: inside the workspace the packages' `exports` lead to their sources. */
const alias = {
  "@sayara/api-client": join(root, "packages/api-client/dist"),
  "@sayara/domain": join(root, "packages/domain/dist"),
};

/** Each returns the contents of the files that it makes in `folder`. */
const bundleBy: Record<Bundler, (entry: string, folder: string) => Promise<(string | Uint8Array)[]>> = {
  rolldown: async (entry) => {
    const build = await rolldown({
      input: entry,
      platform: "browser",
      resolve: { alias, extensions: [".js"] },
    });
    const { output } = await build.generate({ format: "esm", minify: true, comments: false });
    await build.close();
    return output.map((file) => (file.type === "chunk" ? file.code : file.source));
  },
  esbuild: async (entry, folder) => {
    const { outputFiles } = await esbuild.build({
      entryPoints: [entry],
      outdir: folder,
      alias,
      bundle: true,
      splitting: true,
      minify: true,
      format: "esm",
      legalComments: "none",
      write: false,
    });
    return outputFiles.map(({ contents }) => contents);
  },
  webpack: async (entry, folder) => {
    const compiler = webpack({ mode: "production", entry, output: { path: folder }, resolve: { alias } });
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
      compiler.run((error, result) => (error ? reject(error) : resolve(result))),
    );
    if (!stats || stats.hasErrors()) throw new Error(stats?.toString() ?? "webpack made nothing");
    const { assets = [] } = stats.toJson({ all: false, assets: true });
    return Promise.all(assets.map(({ name }) => readFile(join(folder, name))));
  },
};

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
