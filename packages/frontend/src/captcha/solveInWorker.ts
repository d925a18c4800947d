import type { Challenge, Solution } from "altcha-lib/types";

/** Solves a puzzle in a worker. Returns null if it cannot be solved. */
export async function solveInWorker(challenge: Challenge): Promise<Solution | null> {
  const worker = new Worker(new URL("./solver.worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<Solution | null>) => resolve(data));
      worker.addEventListener("error", () => reject(new Error("the captcha's worker could not be run")));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}
