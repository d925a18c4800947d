import { hash } from "@node-rs/argon2";

/** argon2id with 19 MiB and two passes: about 30 ms of a server, and as much for each guess at a stolen table. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}
