import type { Client } from "@sayara/api-client/client/createClient";
import { type SupplierExtras, supplierExtras } from "@sayara/api-client/contract/suppliers/extras";

/** Reads the extras that the agency offers. @throws Fault, or Error if the API refuses */
export async function load(
  call: Client,
  { supplier, signal }: { supplier: string; signal?: AbortSignal },
): Promise<SupplierExtras> {
  const response = await call(supplierExtras, { params: { supplier } }, signal && { signal });
  if (!response.ok) throw new Error(`extras were refused: ${response.refusal.code}`);
  return response.data;
}
