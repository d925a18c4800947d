import type { Client } from "@sayara/api-client/client/createClient";
import { supplierDocuments } from "@sayara/api-client/contract/suppliers/supplierDocuments";
import { FLEET_PAGE_SIZE, fleetCars } from "@sayara/api-client/contract/suppliers/fleetCars";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";
import { type PaperFolder, type PapersCar, papersOf } from "#portal/papers/papersOf.ts";

export interface PapersData {
  /** The agency's own folder comes first. */
  folders: readonly PaperFolder[];
  /** Date in the marketplace's time zone. */
  today: CalendarDate;
}

interface PapersQuery {
  supplier: string;
  now: Date;
  signal?: AbortSignal;
}

/** Reads the papers of an agency and its cars. @throws Fault, or Error if the API refuses */
export async function load(call: Client, { supplier, now, signal }: PapersQuery): Promise<PapersData> {
  const [{ timeZone }, documents, cars] = await Promise.all([
    loadSettings(call).catch(() => defaultSettings),
    call(supplierDocuments, { params: { supplier } }, signal && { signal }),
    readCars(call, { supplier, ...(signal && { signal }) }),
  ]);
  if (!documents.ok) throw new Error(`supplierDocuments was refused: ${documents.refusal.code}`);
  const today = dateInZone(now, timeZone);
  return { folders: papersOf({ ...documents.data, cars, today }), today };
}

async function readCars(
  call: Client,
  { supplier, signal }: Omit<PapersQuery, "now">,
): Promise<Omit<PapersCar, "isDeleted">[]> {
  const readPage = async (page: number) => {
    const query = { params: { supplier, page }, query: { sort: "name" as const } };
    const response = await call(fleetCars, query, signal && { signal });
    if (!response.ok) throw new Error(`fleetCars was refused: ${response.refusal.code}`);
    return response.data;
  };
  const first = await readPage(1);
  const pageCount = Math.ceil(first.total / FLEET_PAGE_SIZE);
  const others = Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => readPage(index + 2));
  const all = [first, ...(await Promise.all(others))];
  return all.flatMap(({ items }) => items).map(({ id, name, plate }) => ({ id, name, plate }));
}
