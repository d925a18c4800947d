import type { PlanLimitUse } from "@sayara/api-client/contract/subscriptions/supplierPlan";
import type { SupplierCalendars } from "@sayara/api-client/contract/suppliers/supplierCalendars";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import type { Form } from "@sayara/frontend/form/useForm";
import type { CalendarIntent, SourceValues } from "./CalendarIntent.ts";

export interface CalendarsProps {
  calendars: SupplierCalendars;
  /** Number of calendars in use and the plan's limit; null if unknown. */
  planLimit: PlanLimitUse | null;
  /** When the calendars were loaded, in milliseconds. */
  now: number;
  /** Whether the page offers changes. The API enforces the permission. */
  mayEdit: boolean;
  /** The running actions. */
  sending: readonly CalendarIntent[];
  problem: FormProblem | null;
  form: Form<SourceValues>;
  /** A newly created secret address. It is displayed only once. */
  newAddress: string | null;
  onAct: (intent: CalendarIntent) => void;
}
