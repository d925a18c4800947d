import type { Dependencies } from "#api/http/Dependencies.ts";
import { spendProof } from "#api/security/spendProof.ts";

/** Whether this is a captcha that someone has solved and nobody has used. From now on it is used. */
export async function spendCaptcha(
  { captcha, db }: Pick<Dependencies, "captcha" | "db">,
  token: string,
): Promise<boolean> {
  const solved = await captcha?.check(token);
  return solved !== undefined && spendProof(db, solved);
}
