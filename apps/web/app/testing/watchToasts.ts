import { i18n } from "@lingui/core";
import { serverI18n } from "#web/language/serverI18n.ts";
import { dismissAll, useToasts } from "#web/toasts/useToasts.ts";

/** Clears all toasts and shows later ones in English. Returns a function that reads their texts. */
export function watchToasts() {
  // A copy: a page adds the messages of its parts.
  i18n.loadAndActivate({ locale: "en", messages: { ...serverI18n("en").messages } });
  dismissAll();
  return () => useToasts.getState().toasts.map(({ text }) => text);
}
