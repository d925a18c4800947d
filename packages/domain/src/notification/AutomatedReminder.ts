import * as v from "valibot";

/** Automatic reminders (product.md, section 3). */
export const automatedReminders = [
  "supplier_no_cars",
  "supplier_no_phone",
  "client_no_phone",
  "supplier_pending_booking",
] as const;
/** One of {@link automatedReminders}. */
export const AutomatedReminder = v.picklist(automatedReminders);
export type AutomatedReminder = v.InferOutput<typeof AutomatedReminder>;
