import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

const entry = "\0entry";

/**
 * Bundles and minifies `source` as a frontend's bundler would; Vite ships no comments.
 * @returns bytes after gzip, and the bundled modules
 */
export async function bundle(source: string): Promise<{ bytes: number; modules: string[] }> {
  const build = await rolldown({
    input: entry,
    platform: "browser",
    plugins: [
      {
        name: "entry",
        resolveId: (id, importer) => {
          if (id === entry) return entry;
          return importer === entry ? import.meta.resolve(id).replace("file://", "") : undefined;
        },
        load: (id) => (id === entry ? source : undefined),
      },
    ],
  });
  const { output } = await build.generate({ format: "esm", minify: true, comments: false });
  await build.close();
  const modules = output[0].moduleIds.filter((id) => id !== entry);
  return { bytes: gzipSync(output[0].code, { level: 9 }).byteLength, modules };
}
