import type { MessageDescriptor } from "@lingui/core";
import { calendarWords } from "./calendarWords.ts";
import { dialogWords } from "./dialogWords.ts";
import { paginationWords } from "./paginationWords.ts";
import { passwordFieldWords } from "./passwordFieldWords.ts";
import { toastWords } from "./toastWords.ts";

/**
 * Words of the UI components: names of buttons without text, states for screen readers. Translated into Greek
 * too. Components take them as props; an application reads them here, or by component from the files that this one
 * joins, so that a page loads only its own.
 */
export const componentWords = {
  ...calendarWords,
  ...dialogWords,
  ...paginationWords,
  ...passwordFieldWords,
  ...toastWords,
  next: /*i18n*/ { id: "component.next", message: "Next" },
  rating: /*i18n*/ { id: "component.rating", message: "{rating} out of 5" },
} satisfies Record<string, MessageDescriptor>;
