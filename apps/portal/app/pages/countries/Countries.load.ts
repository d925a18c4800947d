import type { Client } from "@sayara/api-client/client/createClient";
import { type PortalCountries, portalCountries } from "@sayara/api-client/contract/catalogue/managePlaces";

/** Reads the countries. @throws Fault, or Error if the API refuses */
export async function load(
  call: Client,
  { signal }: { signal?: AbortSignal } = {},
): Promise<PortalCountries> {
  const response = await call(portalCountries, {}, signal && { signal });
  if (!response.ok) throw new Error(`portalCountries was refused: ${response.refusal.code}`);
  return response.data;
}
