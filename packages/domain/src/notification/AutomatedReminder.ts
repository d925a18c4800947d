import * as v from "valibot";

/**
 * The reminders sent without anyone's hand (specification, section 3).
 * The specification names them in words only; these are our wire values for them.
 */
export const automatedReminders = [
  "supplier_no_cars",
  "supplier_no_phone",
  "client_no_phone",
  "supplier_pending_booking",
] as const;
/** One of {@link automatedReminders}. */
export const AutomatedReminder = v.picklist(automatedReminders);
export type AutomatedReminder = v.InferOutput<typeof AutomatedReminder>;
