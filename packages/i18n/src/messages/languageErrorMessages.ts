import type { MessageDescriptor } from "@lingui/core";

/**
 * Errors when changing the language (product.md, section 8). Separate from `errorMessages`, since every page needs
 * them.
 */
export const languageErrorMessages = {
  languageChange: /*i18n*/ { id: "error.languageChange", message: "Your language could not be saved." },
} satisfies Record<string, MessageDescriptor>;
