import { hash } from "@node-rs/argon2";

/** Uses argon2id with 19 MiB and two passes: each check, and each guess, costs 5 to 30 ms of server time. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}
