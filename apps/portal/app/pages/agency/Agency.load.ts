import type { Client } from "@sayara/api-client/client/createClient";
import type { FleetCarSummary } from "@sayara/api-client/contract/suppliers/FleetCar";
import { fleetCars } from "@sayara/api-client/contract/suppliers/fleetCars";
import { supplierDocuments } from "@sayara/api-client/contract/suppliers/supplierDocuments";
import { type SupplierChecklist, supplierChecklist } from "@sayara/api-client/contract/suppliers/join";
import { type SupplierPlan, supplierPlan } from "@sayara/api-client/contract/subscriptions/supplierPlan";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";
import { type Paper, papersOf } from "#portal/papers/papersOf.ts";

export interface AgencyData {
  checklist: SupplierChecklist;
  /** The agency's own papers, without those of its cars. */
  papers: readonly Paper[];
  /** One page of the agency's cars. */
  cars: readonly FleetCarSummary[];
  total: number;
  page: number;
  plan: SupplierPlan;
  /** Date in the marketplace's time zone. */
  today: string;
}

interface AgencyQuery {
  slug: string;
  /** Page number of the list of cars. */
  page: number;
  now: Date;
  signal?: AbortSignal;
}

const LAST_PAGE = 1000;

/** Reads the page number of the list of cars from the URL. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get("page"));
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** Reads an agency's records, for an administrator. @throws Fault, or Error if the API refuses */
export async function load(call: Client, { slug, page, now, signal }: AgencyQuery): Promise<AgencyData> {
  const options = signal && { signal };
  const params = { supplier: slug };
  const [{ timeZone }, checklist, documents, cars, plan] = await Promise.all([
    loadSettings(call).catch(() => defaultSettings),
    call(supplierChecklist, { params }, options),
    call(supplierDocuments, { params }, options),
    call(fleetCars, { params: { ...params, page }, query: { sort: "name" } }, options),
    call(supplierPlan, { params }, options),
  ]);
  if (!checklist.ok) throw new Error(`supplierChecklist was refused: ${checklist.refusal.code}`);
  if (!documents.ok) throw new Error(`supplierDocuments was refused: ${documents.refusal.code}`);
  if (!cars.ok) throw new Error(`fleetCars was refused: ${cars.refusal.code}`);
  if (!plan.ok) throw new Error(`supplierPlan was refused: ${plan.refusal.code}`);
  const today = dateInZone(now, timeZone);
  const [folder] = papersOf({ ...documents.data, cars: [], today });
  return {
    checklist: checklist.data,
    papers: folder?.papers ?? [],
    cars: cars.data.items,
    total: cars.data.total,
    page,
    plan: plan.data,
    today,
  };
}
