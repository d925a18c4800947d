import type { Client } from "@sayara/api-client/client/createClient";
import { type SupplierAccess, supplierAccess } from "@sayara/api-client/contract/suppliers/supplierAccess";
import { data } from "react-router";

/**
 * Reads an agency that an administrator views. The call records the visit.
 *
 * @throws Response 404 for an unknown agency; Fault, or Error if the API refuses
 */
export async function load(
  call: Client,
  { slug, signal }: { slug: string; signal?: AbortSignal },
): Promise<SupplierAccess> {
  const access = await call(supplierAccess, { params: { supplier: slug } }, signal && { signal });
  if (!access.ok && access.refusal.code === "not_found") throw data(null, { status: 404 });
  if (!access.ok) throw new Error(`supplierAccess was refused: ${access.refusal.code}`);
  return access.data;
}
