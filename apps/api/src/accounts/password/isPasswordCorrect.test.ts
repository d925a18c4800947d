import { expect, test } from "vitest";
import { hashPassword } from "./hashPassword.ts";
import { isPasswordCorrect } from "./isPasswordCorrect.ts";

const password = "tasse bleue du lundi";
const hash = await hashPassword(password);

test("accepts only the password of the hash, and rejects any password when there is no hash", async () => {
  expect(await isPasswordCorrect(hash, password)).toBe(true);
  expect(await isPasswordCorrect(hash, `${password} `)).toBe(false);
  for (const missingHash of [null, undefined]) {
    expect(await isPasswordCorrect(missingHash, "no account has this password")).toBe(false);
  }
});

test("a wrong password, a right one and a missing account take the same CPU time", async () => {
  const cases = {
    wrong: () => isPasswordCorrect(hash, "another password"),
    right: () => isPasswordCorrect(hash, password),
    unknown: () => isPasswordCorrect(undefined, password),
    withoutPassword: () => isPasswordCorrect(null, password),
  };
  /** Microseconds of CPU time of the fastest check. Wall-clock time would also include other load on the machine. */
  const fastest: Record<string, number> = {};
  // The first round creates the decoy hash.
  for (let round = 0; round <= 12; round++) {
    for (const [name, check] of Object.entries(cases)) {
      const start = process.cpuUsage();
      await check();
      const { user, system } = process.cpuUsage(start);
      if (round > 0) fastest[name] = Math.min(fastest[name] ?? Infinity, user + system);
    }
  }
  const times = Object.values(fastest);
  expect(times).toHaveLength(4);
  expect(Math.max(...times) / Math.min(...times)).toBeLessThan(1.6);
});
