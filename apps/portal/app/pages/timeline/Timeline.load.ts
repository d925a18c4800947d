import type { Client } from "@sayara/api-client/client/createClient";
import {
  type SupplierTimeline,
  supplierTimeline,
  timelineDays,
} from "@sayara/api-client/contract/suppliers/supplierTimeline";
import { isCalendarDate } from "@sayara/domain/time/CalendarDate";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";

export interface TimelineData {
  timeline: SupplierTimeline;
  page: number;
}

interface TimelineQuery {
  supplier: string;
  search: URLSearchParams;
  now: Date;
  signal?: AbortSignal;
}

/**
 * Loads the days given in the URL, by default two weeks from today.
 *
 * @throws Fault, or Error if the API refuses
 */
export async function load(
  call: Client,
  { supplier, search, now, signal }: TimelineQuery,
): Promise<TimelineData> {
  const { timeZone } = await loadSettings(call).catch(() => defaultSettings);
  const [from, page] = [search.get("from") ?? "", Number(search.get("page") ?? 1)];
  const query = {
    from: isCalendarDate(from) ? from : dateInZone(now, timeZone),
    days: timelineDays.find((days) => days === search.get("days")) ?? timelineDays[0],
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
  const input = { params: { supplier }, query };
  const response = await call(supplierTimeline, input, signal && { signal });
  if (!response.ok) throw new Error(`the timeline was refused: ${response.refusal.code}`);
  return { timeline: response.data, page: query.page };
}
