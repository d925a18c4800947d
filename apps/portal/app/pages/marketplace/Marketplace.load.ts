import type { Client } from "@sayara/api-client/client/createClient";
import { runtimeSettings, type RuntimeSettings } from "@sayara/api-client/contract/settings/runtimeSettings";

/** Reads the settings that change at run time. @throws Fault, or Error if the API refuses */
export async function load(
  call: Client,
  { signal }: { signal?: AbortSignal } = {},
): Promise<RuntimeSettings> {
  const response = await call(runtimeSettings, {}, signal && { signal });
  if (!response.ok) throw new Error(`runtimeSettings was refused: ${response.refusal.code}`);
  return response.data;
}
