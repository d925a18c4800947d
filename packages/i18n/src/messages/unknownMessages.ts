import type { MessageDescriptor } from "@lingui/core";

/** Name for a value that is newer than this version. */
export const unknownName: MessageDescriptor = /*i18n*/ { id: "unknown.name", message: "Other" };

/** Placeholder for a sentence about a value that is newer than this version. */
export const unknownSentence: MessageDescriptor = /*i18n*/ {
  id: "unknown.sentence",
  message: "This is new. Reload the page to see the details.",
};
