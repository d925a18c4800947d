import { solveChallenge } from "altcha-lib";
import { deriveKey as derivePbkdf2 } from "altcha-lib/algorithms/web/pbkdf2";
import { deriveKey as deriveSha } from "altcha-lib/algorithms/web/sha";
import type { Challenge } from "altcha-lib/types";

/** Timeout of a puzzle in milliseconds. */
const timeout = 60_000;

addEventListener("message", ({ data }: MessageEvent<Challenge>) => void answer(data));

/** In a worker, so that the main thread stays responsive. */
async function answer(challenge: Challenge): Promise<void> {
  const deriveKey = challenge.parameters.algorithm.startsWith("PBKDF2/") ? derivePbkdf2 : deriveSha;
  // Always answers, so that the page does not wait for ever: an invalid puzzle counts as not solved.
  postMessage(await solveChallenge({ challenge, deriveKey, timeout }).catch(() => null));
}
