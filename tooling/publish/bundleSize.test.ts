import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "@sayara/tooling-run/root";
import { build } from "esbuild";
import { expect, test } from "vitest";

/** Code that another team may bundle: its name, its limit in KB after gzip, and the program. */
const entries = [
  [
    "quoteRental",
    3.5,
    `import { quoteRental } from "@sayara/domain/pricing/quoteRental"; globalThis.run = quoteRental;`,
  ],
  ["a client of settings", 14.5, client("settings", "settings/settings")],
  ["a client of checkout", 17.4, client("checkout", "checkout/checkout")],
] as const;

test.each(entries)("%s is at most %d KB", async (_name, limit, contents) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    outdir: "unwritten",
    // Uses the published build: inside the workspace, the packages' `exports` point to their sources.
    alias: {
      "@sayara/api-client": join(root, "packages/api-client/dist"),
      "@sayara/domain": join(root, "packages/domain/dist"),
    },
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    legalComments: "none",
    write: false,
  });
  const bytes = outputFiles.map((file) => gzipSync(file.contents, { level: 9 }).byteLength);
  const kilobytes = bytes.reduce((sum, one) => sum + one, 0) / 1024;
  expect(kilobytes).toBeGreaterThan(0.5);
  expect(kilobytes).toBeLessThanOrEqual(limit);
});

/** Returns a program that makes one call, bundled with ky and valibot. */
function client(call: string, module: string): string {
  return `
    import { createClient } from "@sayara/api-client/client/createClient";
    import { ${call} } from "@sayara/api-client/contract/${module}";
    globalThis.run = (input) => createClient({ baseUrl: "https://api.example.tn" })(${call}, input);
  `;
}
