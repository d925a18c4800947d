import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "@sayara/tooling-run/root";

const run = promisify(execFile);

/** The packages published for other frontends. */
export const publishedPackages = ["domain", "api-client", "i18n", "ui"] as const;
export type PublishedPackage = (typeof publishedPackages)[number];

/**
 * Packs the published packages into a folder, as `pnpm publish` would. Requires built packages, because
 * `prepack` does not run: tests in several files pack at the same time.
 *
 * @returns the path of each package's tarball
 */
export async function packPackages(folder: string): Promise<Record<PublishedPackage, string>> {
  for (const name of publishedPackages) {
    await run("pnpm", ["--config.ignore-scripts=true", "pack", "--pack-destination", folder], {
      cwd: join(root, "packages", name),
    });
  }
  const files = await readdir(folder);
  const tarballOf = (name: PublishedPackage) => {
    const file = files.find((one) => new RegExp(`^sayara-${name}-\\d`).test(one));
    if (!file) throw new Error(`${name} has no tarball among ${files.join(", ")}`);
    return join(folder, file);
  };
  return {
    domain: tarballOf("domain"),
    "api-client": tarballOf("api-client"),
    i18n: tarballOf("i18n"),
    ui: tarballOf("ui"),
  };
}
