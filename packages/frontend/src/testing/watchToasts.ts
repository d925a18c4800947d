import { i18n } from "@lingui/core";
import { testMessages } from "./testMessages.ts";
import { dismissAll, useToasts } from "../toasts/useToasts.ts";

/** Clears all toasts and shows later ones in English. Returns a function that reads their texts. */
export function watchToasts() {
  i18n.loadAndActivate({ locale: "en", messages: testMessages("en") });
  dismissAll();
  return () => useToasts.getState().toasts.map(({ text }) => text);
}
