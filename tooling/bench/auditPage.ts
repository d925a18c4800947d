import type { Result } from "lighthouse";
import { type Category, runLighthouse } from "./runLighthouse.ts";

/** Lighthouse's results of a page that do not depend on the machine's speed. Scores are 0 to 100. */
export interface PageAudit {
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Lighthouse's names of the audits that fail. */
  failed: string[];
}

const categories: Category[] = ["accessibility", "best-practices", "seo"];

/** Runs Lighthouse's mobile audits of accessibility, best practices and search engine optimisation. */
export async function auditPage(address: string): Promise<PageAudit> {
  const result = await runLighthouse(address, categories);
  const score = (category: Category) => Math.round((result.categories[category]?.score ?? 0) * 100);
  return {
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    failed: categories.flatMap((category) => failedAudits(result, category)),
  };
}

/** Audits without weight only inform; one without a score does not apply to the page. */
function failedAudits({ categories: all, audits }: Result, category: Category): string[] {
  const weighted = all[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return weighted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1);
}
