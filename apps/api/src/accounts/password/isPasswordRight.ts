import { verify } from "@node-rs/argon2";
import { hashPassword } from "./hashPassword.ts";

/** Whether the password matches the hash (argon2id). Without a hash returns false, in the same time. */
export async function isPasswordRight(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const right = await verify(passwordHash ?? (await decoyHash()), password);
  return right && typeof passwordHash === "string";
}

let decoy: Promise<string> | undefined;

/** Hash for accounts that do not exist, so that an unknown email address takes as long as a wrong password. */
function decoyHash(): Promise<string> {
  decoy ??= hashPassword("no account has this password");
  return decoy;
}
