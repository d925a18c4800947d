import type { MessageDescriptor } from "@lingui/core";
import { calendarMessages } from "./calendarMessages.ts";
import { dialogMessages } from "./dialogMessages.ts";
import { paginationMessages } from "./paginationMessages.ts";
import { passwordFieldMessages } from "./passwordFieldMessages.ts";
import { toastMessages } from "./toastMessages.ts";

/**
 * Messages of the UI components: names of buttons without text, states for screen readers. Translated into Greek
 * too. Components take them as props; an application reads them here, or by component from the files that this one
 * joins, so that a page loads only its own.
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
