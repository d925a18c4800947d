import type { Client } from "@sayara/api-client/client/createClient";
import type { Figures } from "@sayara/api-client/contract/figures/Figures";
import { allFigures, supplierFigures } from "@sayara/api-client/contract/figures/supplierFigures";
import { FigurePeriod, isMonth } from "@sayara/domain/figures/FigurePeriod";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";
import * as v from "valibot";
import { FIRST_MONTH } from "#portal/statements/adjacentMonths.ts";

export interface FiguresData {
  /** Slug of the viewed agency; `own` in the agency's own portal; null for all agencies. */
  supplier: string | null;
  period: FigurePeriod;
  /** The current month, the last one with figures. */
  thisMonth: string;
  /** Null if the agency's plan includes no figures. */
  figures: Figures | null;
}

/** Reads the period in the URL. A future month or an invalid period counts as absent. */
export function readPeriod(params: URLSearchParams, thisMonth: string): FigurePeriod {
  const period = params.get("period");
  if (!v.is(FigurePeriod, period)) return "30";
  return isMonth(period) && (period < FIRST_MONTH || period > thisMonth) ? "30" : period;
}

/** Returns the path of the page for a period. */
export function figuresPath(period: FigurePeriod): string {
  return `/figures?period=${period}`;
}

interface FiguresRequest {
  supplier: string | null;
  search: URLSearchParams;
  now: Date;
  signal?: AbortSignal;
}

/** Reads the figures of the period in the URL. @throws Fault, or Error if the API refuses */
export async function load(
  call: Client,
  { supplier, search, now, signal }: FiguresRequest,
): Promise<FiguresData> {
  const { timeZone } = await loadSettings(call).catch(() => defaultSettings);
  const thisMonth = dateInZone(now, timeZone).slice(0, 7);
  const period = readPeriod(search, thisMonth);
  const shown = { supplier, period, thisMonth };
  const options = signal && { signal };
  if (supplier === null) {
    const response = await call(allFigures, { params: { period } }, options);
    if (!response.ok) throw new Error(`allFigures was refused: ${response.refusal.code}`);
    return { ...shown, figures: response.data };
  }
  const response = await call(supplierFigures, { params: { supplier, period } }, options);
  if (response.ok) return { ...shown, figures: response.data };
  const { code } = response.refusal;
  if (code !== "plan_statistics") throw new Error(`supplierFigures was refused: ${code}`);
  return { ...shown, figures: null };
}
