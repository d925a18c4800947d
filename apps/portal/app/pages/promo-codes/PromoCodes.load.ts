import type { Client } from "@sayara/api-client/client/createClient";
import {
  type SupplierPromoCodes,
  supplierPromoCodes,
} from "@sayara/api-client/contract/suppliers/promoCodes";

/** Returns the promo codes of the agency. @throws Fault, or Error if the API refuses */
export async function load(
  call: Client,
  { supplier, signal }: { supplier: string; signal?: AbortSignal },
): Promise<SupplierPromoCodes> {
  const response = await call(supplierPromoCodes, { params: { supplier } }, signal && { signal });
  if (!response.ok) throw new Error(`promo codes were refused: ${response.refusal.code}`);
  return response.data;
}
