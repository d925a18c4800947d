import { expect, test } from "vitest";
import { isStrongSecret } from "./isStrongSecret.ts";

test.each([
  ["random base64 text", "kX9vQ2mZ7bT4wR8sL1nP6dF3gH5jYc0A"],
  ["32 hexadecimal digits", "9f86d081884c7d659a2feaa0c55ad015"],
])("accepts %s as a key", (_, text) => expect(isStrongSecret(text)).toBe(true));

test.each([
  ["one of 31 characters", "kX9vQ2mZ7bT4wR8sL1nP6dF3gH5jYc0"],
  ["one letter 64 times", "a".repeat(64)],
  ["eight letters in any order", "abcdefghhgfedcbaabcdefghhgfedcba"],
  ["a word written four times", "kX9vQ2mZ7b".repeat(4)],
  ["nothing", ""],
])("rejects %s as a key", (_, text) => expect(isStrongSecret(text)).toBe(false));
