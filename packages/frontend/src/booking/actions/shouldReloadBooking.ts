import type { ShouldRevalidateFunctionArgs } from "react-router";
import { requiresReload } from "./BookingAction.ts";

/** Returns whether a booking page reloads its booking. Serves as `shouldRevalidate` of the route. */
export function shouldReloadBooking({
  formData,
  json,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  // Forms that mail a link do not revalidate: a corrected address invalidates the page's link. Forms of
  // messages do not either: the message log shows the sent message.
  if (typeof actionResult === "object" && actionResult !== null && "done" in actionResult) {
    const intent = formData?.get("intent");
    const isReport = intent === "reportProblem" || intent === "addProblemPictures";
    if ((formData !== undefined && !isReport) || !requiresReload(json, actionResult.done)) return false;
  }
  return defaultShouldRevalidate;
}
