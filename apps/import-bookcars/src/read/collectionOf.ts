import { basename } from "node:path";
import { bookCarsSchemas, type Collection } from "./BookCarsRecord.ts";

/** Collections of BookCars without anything to carry. */
const skipped = [
  "Notification",
  "NotificationCounter",
  "Token",
  "PushToken",
  "PushNotification",
  "Setting",
  "BankDetails",
  "OTP",
];

/**
 * Returns the collection that a file is named after, in any spelling: `User.json`, `users.jsonl`,
 * `bookcars.User.json`. `skipped`: one of BookCars that is not carried. Undefined: none of BookCars.
 */
export function collectionOf(path: string): Collection | "skipped" | undefined {
  const [name = ""] = basename(path)
    .replace(/\.(json|jsonl|ndjson)$/i, "")
    .split(".")
    .slice(-1);
  const known = keyOf(name);
  if (skipped.some((one) => keyOf(one) === known)) return "skipped";
  return (Object.keys(bookCarsSchemas) as Collection[]).find((one) => keyOf(one) === known);
}

/** Compares singular and plural, with and without separators. */
function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "")
    .replace(/ies$/, "y")
    .replace(/s$/, "");
}
