import type { MessageDescriptor } from "@lingui/core";

/** Messages of dialogs, bottom sheets and clearable fields. */
export const dialogMessages = {
  close: /*i18n*/ { id: "component.close", message: "Close" },
  clear: /*i18n*/ { id: "component.clear", message: "Clear" },
  done: /*i18n*/ { id: "component.done", message: "Done" },
} satisfies Record<string, MessageDescriptor>;
