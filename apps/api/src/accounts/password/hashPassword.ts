import { hash } from "@node-rs/argon2";

/**
 * Hashes with argon2id, 19 MiB and two passes. Each check, and so each guess, costs 5 to 30 ms of server
 * time.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}
