import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "altcha-lib/types";

/** Solves a captcha's puzzle where there is no browser. */
export const solveHere = (challenge: Challenge) => solveChallenge({ challenge, deriveKey });
