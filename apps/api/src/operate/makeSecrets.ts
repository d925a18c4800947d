import type { Operator } from "./terminal/Operator.ts";

/** Bytes of a signing key: 64 characters of base64url. */
const KEY_SIZE = 48;
/** Bytes of a password: 40 hexadecimal digits, as many characters as every version of MinIO takes. */
const PASSWORD_SIZE = 20;

/**
 * Returns lines for `.env`: a new value of each secret that production requires, and of the passwords of
 * `compose.yaml`. These are hexadecimal, so that they can stand in `DATABASE_URL` and in arguments.
 */
export function makeSecrets({ randomBytes }: Pick<Operator, "randomBytes">): string[] {
  return [
    ...["SECRET", "WEB_SERVER_SECRET"].map(
      (name) => `${name}=${randomBytes(KEY_SIZE).toString("base64url")}`,
    ),
    ...["DATABASE_PASSWORD", "STORAGE_SECRET_KEY"].map(
      (name) => `${name}=${randomBytes(PASSWORD_SIZE).toString("hex")}`,
    ),
  ];
}
