import { Fault } from "@sayara/api-client/client/Fault";
import type { Client } from "@sayara/api-client/client/createClient";
import { type MonthlyPrice, monthlyPrices } from "@sayara/api-client/contract/catalogue/monthlyPrices";
import { dayPriceOf } from "#web/marketplace/dayPriceOf.ts";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";
import { type MonthRow, monthRows, type SeasonRow, seasonRows } from "./seasonPrices.ts";

export interface LandingRequest {
  /** Slug; null for the whole country. */
  place: string | null;
  now: Date;
}

export interface LandingPrices {
  seasons: readonly SeasonRow[];
  months: readonly MonthRow[];
}

export interface LandingData {
  /** Null if the API did not respond or there are no cars. */
  prices: LandingPrices | null;
}

/** Loads the prices of an article as paid by drivers. */
export async function load(api: Client, { place, now }: LandingRequest): Promise<LandingData> {
  const [{ timeZone, commission }, monthly] = await Promise.all([
    loadSettings(api).catch(() => defaultSettings),
    fetchMonthlyPrices(api, place),
  ]);
  if (monthly.length === 0) return { prices: null };
  const dayPrice = (dailyPrice: number) => dayPriceOf(dailyPrice, { now, timeZone, commission });
  return { prices: { seasons: seasonRows(monthly, dayPrice), months: monthRows(monthly, dayPrice) } };
}

async function fetchMonthlyPrices(api: Client, place: string | null): Promise<MonthlyPrice[]> {
  try {
    const outcome = await api(monthlyPrices, { query: place === null ? {} : { place } });
    return outcome.ok ? outcome.data : [];
  } catch (error) {
    if (error instanceof Fault) return [];
    throw error;
  }
}
