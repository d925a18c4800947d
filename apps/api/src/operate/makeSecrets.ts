import type { Operator } from "./terminal/Operator.ts";

/** Bytes of a signing key, which give 64 characters of base64url. */
const KEY_SIZE = 48;
/**
 * Bytes of a password, which give 40 hexadecimal digits, the longest key that every version of MinIO accepts.
 */
const PASSWORD_SIZE = 20;

/**
 * Returns lines for `.env`: a new value for each secret that production requires and for the passwords of
 * `compose.yaml`. The passwords are hexadecimal, so that they are safe in `DATABASE_URL` and in arguments.
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
