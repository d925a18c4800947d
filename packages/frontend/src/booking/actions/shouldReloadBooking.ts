import type { ShouldRevalidateFunctionArgs } from "react-router";
import { requiresReload } from "./BookingAction.ts";

/** Returns whether the page of a booking reloads it. The `shouldRevalidate` of its route. */
export function shouldReloadBooking({
  formData,
  json,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  // No revalidation after the forms that mail a link: a corrected address invalidates the page's link. Messages show
  // themselves.
  if (typeof actionResult === "object" && actionResult !== null && "done" in actionResult) {
    const intent = formData?.get("intent");
    const isReport = intent === "reportProblem" || intent === "addProblemPictures";
    if ((formData !== undefined && !isReport) || !requiresReload(json, actionResult.done)) return false;
  }
  return defaultShouldRevalidate;
}
