import { Fault } from "@sayara/api-client/client/Fault";
import type { Client } from "@sayara/api-client/client/createClient";
import { type MonthlyPrice, monthlyPrices } from "@sayara/api-client/contract/catalogue/monthlyPrices";
import type { Language } from "@sayara/domain/language/Language";
import { dayPriceOf } from "#web/marketplace/dayPriceOf.ts";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";
import type { Article, ArticleContent } from "./articles/Article.ts";
import { type MonthRow, monthRows, type SeasonRow, seasonRows } from "./seasonPrices.ts";

export interface LandingRequest {
  article: Pick<Article, "place" | "contents">;
  language: Language;
  now: Date;
}

export interface LandingPrices {
  seasons: readonly SeasonRow[];
  months: readonly MonthRow[];
}

export interface LandingData {
  content: ArticleContent;
  /** Null if the API did not respond or there are no cars. */
  prices: LandingPrices | null;
}

/** Loads the text of an article in one language, and its prices as paid by drivers. */
export async function load(api: Client, { article, language, now }: LandingRequest): Promise<LandingData> {
  const [content, { timeZone, commission }, monthly] = await Promise.all([
    article.contents[language](),
    loadSettings(api).catch(() => defaultSettings),
    fetchMonthlyPrices(api, article.place),
  ]);
  if (monthly.length === 0) return { content, prices: null };
  const dayPrice = (dailyPrice: number) => dayPriceOf(dailyPrice, { now, timeZone, commission });
  return {
    content,
    prices: { seasons: seasonRows(monthly, dayPrice), months: monthRows(monthly, dayPrice) },
  };
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
