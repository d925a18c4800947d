import { fileURLToPath } from "node:url";
import { build } from "vite";

const source = fileURLToPath(new URL("../worker/site.worker.ts", import.meta.url));

/**
 * Builds the service worker into `folder` as `worker.js`. Its name has no hash, because browsers compare the bytes at
 * the same URL. It is a classic script, because older browsers have no module workers.
 */
export async function writeWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: source,
        output: { format: "iife", entryFileNames: "worker.js" },
      },
    },
  });
}
