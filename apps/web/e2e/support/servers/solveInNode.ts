import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "altcha-lib/types";

/** Solves a captcha's puzzle without a browser. */
export const solveInNode = (challenge: Challenge) => solveChallenge({ challenge, deriveKey });
