import type { Client } from "@sayara/api-client/client/createClient";
import { type SupplierChecklist, supplierChecklist } from "@sayara/api-client/contract/suppliers/join";

/** Reads the checklist of a joining agency. @throws Fault, or Error if the API refuses */
export async function load(
  call: Client,
  { supplier, signal }: { supplier: string; signal?: AbortSignal },
): Promise<SupplierChecklist> {
  const response = await call(supplierChecklist, { params: { supplier } }, signal && { signal });
  if (!response.ok) throw new Error(`supplierChecklist was refused: ${response.refusal.code}`);
  return response.data;
}
