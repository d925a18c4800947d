import { hash } from "@node-rs/argon2";

/** argon2id with 19 MiB and two passes: 5 to 30 ms of a server's time for each check and each guess. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}
