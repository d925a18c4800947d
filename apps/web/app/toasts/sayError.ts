import { type MessageDescriptor, i18n } from "@lingui/core";
import { say } from "./useToasts.ts";

/** Says an error in the language of this browser's page. Never on the server, where toasts would be everybody's. */
export function sayError(words: MessageDescriptor): void {
  say(i18n._(words), "error");
}
