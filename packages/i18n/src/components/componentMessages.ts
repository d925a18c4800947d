import type { MessageDescriptor } from "@lingui/core";
import { calendarMessages } from "./calendarMessages.ts";
import { dialogMessages } from "./dialogMessages.ts";
import { paginationMessages } from "./paginationMessages.ts";
import { passwordFieldMessages } from "./passwordFieldMessages.ts";
import { toastMessages } from "./toastMessages.ts";

/**
 * Messages of the UI components: names of buttons without text, states for screen readers. Also translated into Greek.
 * Components take them as props. Import them from here or from one component's file, so that a page loads only the
 * messages it needs.
 */
export const componentMessages = {
  ...calendarMessages,
  ...dialogMessages,
  ...paginationMessages,
  ...passwordFieldMessages,
  ...toastMessages,
  next: /*i18n*/ { id: "component.next", message: "Next" },
  rating: /*i18n*/ { id: "component.rating", message: "{rating} out of 5" },
} satisfies Record<string, MessageDescriptor>;
