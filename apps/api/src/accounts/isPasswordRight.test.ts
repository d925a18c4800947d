import { expect, test } from "vitest";
import { hashPassword } from "./hashPassword.ts";
import { isPasswordRight } from "./isPasswordRight.ts";

const password = "tasse bleue du lundi";
const hash = await hashPassword(password);

test("only the hash's password is right; without a hash none is", async () => {
  expect(await isPasswordRight(hash, password)).toBe(true);
  expect(await isPasswordRight(hash, `${password} `)).toBe(false);
  for (const none of [null, undefined]) {
    expect(await isPasswordRight(none, "no account has this password")).toBe(false);
  }
});

test("a wrong password, a right one and a missing account take the same time", async () => {
  const cases = {
    wrong: () => isPasswordRight(hash, "another password"),
    right: () => isPasswordRight(hash, password),
    unknown: () => isPasswordRight(undefined, password),
    withoutPassword: () => isPasswordRight(null, password),
  };
  const times: Record<string, number[]> = {};
  // The first round creates the decoy hash.
  for (let round = 0; round <= 12; round++) {
    for (const [name, check] of Object.entries(cases)) {
      const start = performance.now();
      await check();
      if (round > 0) (times[name] ??= []).push(performance.now() - start);
    }
  }
  // The fastest of many: other load on the machine only adds time.
  const fastest = Object.values(times).map((all) => Math.min(...all));
  expect(fastest).toHaveLength(4);
  expect(Math.max(...fastest) / Math.min(...fastest)).toBeLessThan(1.6);
});
