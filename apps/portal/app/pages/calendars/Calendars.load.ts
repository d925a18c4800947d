import type { Client } from "@sayara/api-client/client/createClient";
import {
  type SupplierCalendars,
  supplierCalendars,
} from "@sayara/api-client/contract/suppliers/supplierCalendars";

/** Reads the agency's calendars. @throws Fault, or Error if the API refuses */
export async function load(
  call: Client,
  { supplier, signal }: { supplier: string; signal?: AbortSignal },
): Promise<SupplierCalendars> {
  const response = await call(supplierCalendars, { params: { supplier } }, signal && { signal });
  if (!response.ok) throw new Error(`the calendars were refused: ${response.refusal.code}`);
  return response.data;
}
