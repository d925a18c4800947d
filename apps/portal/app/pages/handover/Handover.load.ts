import type { Client } from "@sayara/api-client/client/createClient";
import { booking, type BookingView } from "@sayara/api-client/contract/bookings/booking";
import type { Language } from "@sayara/domain/language/Language";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import type { Unknown } from "@sayara/domain/validation/newerValues";

export type HandoverData = { booking: BookingView } | { refused: RefusalCode | Unknown };

/** Reads the booking for its hand-over or return. @throws Fault */
export async function load(
  call: Client,
  { id, language, signal }: { id: string; language: Language; signal: AbortSignal },
): Promise<HandoverData> {
  const response = await call(booking, { params: { id, language }, query: {} }, { signal });
  return response.ok ? { booking: response.data } : { refused: response.refusal.code };
}
