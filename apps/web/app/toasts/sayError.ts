import { type MessageDescriptor, i18n } from "@lingui/core";
import { say } from "./useToasts.ts";

/**
 * Shows a toast with an error in the page's language. Browser only: on the server, all visitors would share
 * the toasts.
 */
export function sayError(words: MessageDescriptor): void {
  say(i18n._(words), "error");
}
