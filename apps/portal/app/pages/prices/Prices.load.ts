import type { Client } from "@sayara/api-client/client/createClient";
import { type SupplierPrices, supplierPrices } from "@sayara/api-client/contract/suppliers/seasons";

/** Reads the agency's seasons and prices by date. @throws Fault, or Error if the API refuses */
export async function load(
  call: Client,
  { supplier, signal }: { supplier: string; signal?: AbortSignal },
): Promise<SupplierPrices> {
  const response = await call(supplierPrices, { params: { supplier } }, signal && { signal });
  if (!response.ok) throw new Error(`prices were refused: ${response.refusal.code}`);
  return response.data;
}
