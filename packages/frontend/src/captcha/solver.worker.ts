import { solveChallenge } from "altcha-lib";
import { deriveKey as derivePbkdf2 } from "altcha-lib/algorithms/web/pbkdf2";
import { deriveKey as deriveSha } from "altcha-lib/algorithms/web/sha";
import type { Challenge } from "altcha-lib/types";

/** Time limit for a puzzle in milliseconds. */
const timeout = 60_000;

addEventListener("message", ({ data }: MessageEvent<Challenge>) => void solve(data));

/** Solves the puzzle off the main thread, which stays responsive. */
async function solve(challenge: Challenge): Promise<void> {
  const deriveKey = challenge.parameters.algorithm.startsWith("PBKDF2/") ? derivePbkdf2 : deriveSha;
  // Always posts a message, so that the page does not wait forever. An invalid puzzle counts as unsolved.
  postMessage(await solveChallenge({ challenge, deriveKey, timeout }).catch(() => null));
}
