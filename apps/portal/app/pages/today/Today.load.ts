import type { Client } from "@sayara/api-client/client/createClient";
import { type StaffDay, staffDay } from "@sayara/api-client/contract/suppliers/staffDay";
import type { Language } from "@sayara/domain/language/Language";

/** Reads the day's requests, pick-ups and drop-offs. @throws Fault, or Error if the API refuses */
export async function load(
  call: Client,
  { language, signal }: { language: Language; signal?: AbortSignal },
): Promise<StaffDay> {
  const response = await call(staffDay, { params: { language } }, signal && { signal });
  if (!response.ok) throw new Error(`the day was refused: ${response.refusal.code}`);
  return response.data;
}
