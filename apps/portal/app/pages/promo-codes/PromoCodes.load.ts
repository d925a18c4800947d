import type { Client } from "@sayara/api-client/client/createClient";
import {
  marketplacePromoCodes,
  type SupplierPromoCodes,
  supplierPromoCodes,
} from "@sayara/api-client/contract/suppliers/promoCodes";

/**
 * Reads the promo codes of the agency, or of the marketplace for null.
 *
 * @throws Fault, or Error if the API refuses
 */
export async function load(
  call: Client,
  { supplier, signal }: { supplier: string | null; signal?: AbortSignal },
): Promise<SupplierPromoCodes> {
  const options = signal && { signal };
  const response =
    supplier === null
      ? await call(marketplacePromoCodes, {}, options)
      : await call(supplierPromoCodes, { params: { supplier } }, options);
  if (!response.ok) throw new Error(`promo codes were refused: ${response.refusal.code}`);
  return response.data;
}
