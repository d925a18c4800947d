import type { MessageDescriptor } from "@lingui/core";

/** Messages of a password field. */
export const passwordFieldMessages = {
  showPassword: /*i18n*/ { id: "component.showPassword", message: "Show password" },
  hidePassword: /*i18n*/ { id: "component.hidePassword", message: "Hide password" },
} satisfies Record<string, MessageDescriptor>;
