import { solveChallenge } from "altcha-lib";
import { deriveKey as derivePbkdf2 } from "altcha-lib/algorithms/web/pbkdf2";
import { deriveKey as deriveSha } from "altcha-lib/algorithms/web/sha";
import type { Challenge } from "altcha-lib/types";

/** Gives up on a puzzle that this machine can't solve in so many milliseconds. */
const timeout = 60_000;

addEventListener("message", ({ data }: MessageEvent<Challenge>) => void answer(data));

/** Away from the page's own thread, which stays free for whoever is typing. */
async function answer(challenge: Challenge): Promise<void> {
  const deriveKey = challenge.parameters.algorithm.startsWith("PBKDF2/") ? derivePbkdf2 : deriveSha;
  // Without an answer the page would wait for ever: a puzzle that can't be read counts as not solved.
  postMessage(await solveChallenge({ challenge, deriveKey, timeout }).catch(() => null));
}
