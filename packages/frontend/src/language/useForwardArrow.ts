import { useLingui } from "@lingui/react";
import { directionOf } from "@sayara/domain/language/directionOf";

/** Returns the arrow from an earlier to a later value, which follows the direction of the lines. */
export function useForwardArrow(): "→" | "←" {
  return directionOf(useLingui().i18n.locale) === "rtl" ? "←" : "→";
}
