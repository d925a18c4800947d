import { verify } from "@node-rs/argon2";
import { hashPassword } from "./hashPassword.ts";

/** Whether the password is the one of the hash (argon2id). Without a hash it is wrong, in the same time. */
export async function isPasswordRight(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const right = await verify(passwordHash ?? (await decoyHash()), password);
  return right && typeof passwordHash === "string";
}

let decoy: Promise<string> | undefined;

/** Of a password that nobody has, so that an unknown e-mail takes as long as a wrong password. */
function decoyHash(): Promise<string> {
  decoy ??= hashPassword("no account has this password");
  return decoy;
}
