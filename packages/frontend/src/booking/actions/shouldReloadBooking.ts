import type { ShouldRevalidateFunctionArgs } from "react-router";
import { requiresReload } from "./BookingAction.ts";

/** Returns whether the page of a booking reloads it. The `shouldRevalidate` of its route. */
export function shouldReloadBooking({
  formData,
  json,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  // No revalidation after the forms that mail a link: a corrected address invalidates the page's link.
  if (typeof actionResult === "object" && actionResult !== null && "done" in actionResult) {
    const isMailed = formData !== undefined && formData.get("intent") !== "reportProblem";
    if (isMailed || !requiresReload(json, actionResult.done)) return false;
  }
  return defaultShouldRevalidate;
}
