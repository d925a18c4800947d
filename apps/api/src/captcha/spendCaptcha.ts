import type { Dependencies } from "#api/http/Dependencies.ts";
import { spendProof } from "#api/security/spendProof.ts";

/** Verifies a solution and spends it. False when it is invalid or was spent before. */
export async function spendCaptcha(
  { captcha, db }: Pick<Dependencies, "captcha" | "db">,
  token: string,
): Promise<boolean> {
  const solved = await captcha?.check(token);
  return solved !== undefined && spendProof(db, solved);
}
