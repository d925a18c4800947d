import type { PlanLimitUse } from "@sayara/api-client/contract/subscriptions/supplierPlan";
import type { SupplierCalendars } from "@sayara/api-client/contract/suppliers/supplierCalendars";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import type { Form } from "@sayara/frontend/form/useForm";
import type { CalendarIntent, SourceValues } from "./CalendarIntent.ts";

export interface CalendarsProps {
  calendars: SupplierCalendars;
  /** Calendars in use and the plan's limit; null if unknown. */
  planLimit: PlanLimitUse | null;
  /** When the calendars were loaded, in milliseconds. */
  now: number;
  /** Whether to offer changes. The API decides. */
  mayEdit: boolean;
  /** The running action. */
  sending: readonly CalendarIntent[];
  problem: FormProblem | null;
  form: Form<SourceValues>;
  /** A secret address that was just made. It is shown this once. */
  newAddress: string | null;
  onAct: (intent: CalendarIntent) => void;
}
