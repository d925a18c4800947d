import { fileURLToPath } from "node:url";
import { build } from "vite";

/**
 * Builds a service worker into `folder` as `worker.js`. Its name has no hash, because browsers compare the
 * bytes at the same URL. It is a classic script, because older browsers do not support module workers.
 */
export async function writeWorker(source: URL, folder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(source),
        output: { format: "iife", entryFileNames: "worker.js" },
      },
    },
  });
}
