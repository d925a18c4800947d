import { type MessageDescriptor, i18n } from "@lingui/core";
import { showToast } from "./useToasts.ts";

/**
 * Shows an error toast in the page's language. Browser only, because on the server all visitors would share
 * the toasts.
 */
export function showErrorToast(message: MessageDescriptor): void {
  showToast(i18n._(message), "error");
}
