import type { Client } from "@sayara/api-client/client/createClient";
import { type SavedReplies, savedReplies } from "@sayara/api-client/contract/suppliers/savedReplies";

/** Reads the agency's saved replies. @throws Fault, or Error if the API refuses */
export async function load(
  call: Client,
  { supplier, signal }: { supplier: string; signal?: AbortSignal },
): Promise<SavedReplies> {
  const response = await call(savedReplies, { params: { supplier } }, signal && { signal });
  if (!response.ok) throw new Error(`saved replies were refused: ${response.refusal.code}`);
  return response.data;
}
