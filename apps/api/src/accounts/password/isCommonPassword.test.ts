import { expect, test } from "vitest";
import { commonPasswords } from "./commonPasswords.ts";
import { isCommonPassword } from "./isCommonPassword.ts";

test("the list has more than a thousand entries", () => {
  expect(commonPasswords.size).toBeGreaterThan(1000);
});

test.each([
  "123456",
  "azerty",
  "AZERTY",
  "Password",
  "motdepasse",
  "aaaaaa",
  "abcabc",
  "iloveyou",
  "Tunis2026!",
])("[VA24] %s is easy to guess", (password) => expect(isCommonPassword(password)).toBe(true));

test.each(["sayara-demo", "a-good-password", "tasse bleue du lundi", "k7!pQ2", "1988amel-houmt", "éàùïôç"])(
  "[VA24] %s is not easy to guess",
  (password) => expect(isCommonPassword(password)).toBe(false),
);
