import { useLingui } from "@lingui/react";
import { directionOf } from "@sayara/domain/language/directionOf";

/** Returns the arrow from an earlier to a later value, in the text direction of the page's language. */
export function useForwardArrow(): "→" | "←" {
  return directionOf(useLingui().i18n.locale) === "rtl" ? "←" : "→";
}
