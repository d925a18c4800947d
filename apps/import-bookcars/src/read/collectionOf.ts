import { basename } from "node:path";
import { bookCarsSchemas, type Collection } from "./BookCarsRecord.ts";

/** BookCars collections that contain nothing to import. */
const skippedCollections = [
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
 * `bookcars.User.json`. Returns `skipped` for a BookCars collection that is not imported, and undefined for
 * any other file.
 */
export function collectionOf(path: string): Collection | "skipped" | undefined {
  const [name = ""] = basename(path)
    .replace(/\.(json|jsonl|ndjson)$/i, "")
    .split(".")
    .slice(-1);
  const key = keyOf(name);
  if (skippedCollections.some((skipped) => keyOf(skipped) === key)) return "skipped";
  return (Object.keys(bookCarsSchemas) as Collection[]).find((collection) => keyOf(collection) === key);
}

/** Returns a key that ignores case, plural and separators. */
function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "")
    .replace(/ies$/, "y")
    .replace(/s$/, "");
}
