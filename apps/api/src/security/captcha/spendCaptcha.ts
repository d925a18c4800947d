import type { Database } from "#api/database/Schema.ts";
import { spendProof } from "#api/security/spendProof.ts";
import type { Captcha } from "./Captcha.ts";

/** Verifies a solution and uses it up. Returns false when it is invalid or already used. */
export async function spendCaptcha(
  { captcha, db }: { captcha: Captcha | undefined; db: Database },
  token: string,
): Promise<boolean> {
  const solution = await captcha?.check(token);
  return solution !== undefined && spendProof(db, solution);
}
