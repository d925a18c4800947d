import type { MessageDescriptor } from "@lingui/core";

/** Messages of the toast region. */
export const toastMessages = {
  notifications: /*i18n*/ { id: "component.notifications", message: "Messages" },
  dismiss: /*i18n*/ { id: "component.dismiss", message: "Dismiss" },
} satisfies Record<string, MessageDescriptor>;
