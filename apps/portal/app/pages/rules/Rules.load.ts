import type { Client } from "@sayara/api-client/client/createClient";
import { type FleetPlace, fleetPlaces } from "@sayara/api-client/contract/suppliers/fleetCars";
import { supplierRules, type SupplierRulesRecord } from "@sayara/api-client/contract/suppliers/supplierRules";
import type { Language } from "@sayara/domain/language/Language";

export interface RulesData {
  rules: SupplierRulesRecord;
  /** All places of the marketplace. */
  places: readonly FleetPlace[];
}

/** Reads an agency's rules, and the places that it can serve. @throws Fault, or Error if the API refuses */
export async function load(
  call: Client,
  { supplier, language, signal }: { supplier: string; language: Language; signal?: AbortSignal },
): Promise<RulesData> {
  const options = signal && { signal };
  const [rules, places] = await Promise.all([
    call(supplierRules, { params: { supplier } }, options),
    call(fleetPlaces, { params: { supplier, language } }, options),
  ]);
  if (!rules.ok) throw new Error(`supplierRules was refused: ${rules.refusal.code}`);
  if (!places.ok) throw new Error(`fleetPlaces was refused: ${places.refusal.code}`);
  return { rules: rules.data, places: places.data };
}
