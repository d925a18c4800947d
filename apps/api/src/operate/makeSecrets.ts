import type { Operator } from "./terminal/Operator.ts";

/** Bytes of a secret: 64 characters of base64url. */
const SIZE = 48;

/** Returns lines for `.env`: a new value of each secret that production requires. */
export function makeSecrets({ randomBytes }: Pick<Operator, "randomBytes">): string[] {
  return ["SECRET", "WEB_SERVER_SECRET"].map((name) => `${name}=${randomBytes(SIZE).toString("base64url")}`);
}
