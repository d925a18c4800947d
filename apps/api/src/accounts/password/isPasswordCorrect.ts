import { verify } from "@node-rs/argon2";
import { hashPassword } from "./hashPassword.ts";

/** Returns whether the password matches the argon2id hash. Without a hash, returns false after the same time. */
export async function isPasswordCorrect(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const isMatch = await verify(passwordHash ?? (await decoyHash()), password);
  return isMatch && typeof passwordHash === "string";
}

let decoy: Promise<string> | undefined;

/**
 * Returns the hash to check if the account has none or does not exist, so that an unknown address takes as
 * long as a wrong password.
 */
function decoyHash(): Promise<string> {
  decoy ??= hashPassword("no account has this password");
  return decoy;
}
