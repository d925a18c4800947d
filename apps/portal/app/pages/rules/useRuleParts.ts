import type { SupplierRulesRecord } from "@sayara/api-client/contract/suppliers/supplierRules";
import { useState } from "react";
import type { RulePart } from "./values/checkRules.ts";

/** Initial values of a part's form. */
export interface ShownPart {
  rules: SupplierRulesRecord;
  /** The version over which the part is saved [AR5]. */
  version: number;
  /** How often the form was filled again. */
  fills: number;
}

/**
 * Manages which version each part's form shows. An own change advances the parts that were up to date with it; the other
 * ones stay outdated, so that the API refuses them.
 */
export function useRuleParts(latest: SupplierRulesRecord) {
  const [parts, setParts] = useState<Record<RulePart, ShownPart>>(() => {
    const shown = { rules: latest, version: latest.version, fills: 0 };
    return {
      identity: shown,
      hours: shown,
      terms: shown,
      fees: shown,
      covers: shown,
      deposits: shown,
      places: shown,
    };
  });
  const change = (part: RulePart, next: (shown: ShownPart) => ShownPart) =>
    setParts((before) => ({ ...before, [part]: next(before[part]) }));
  return {
    parts,
    /** Call after an own change that made this version. */
    advance: (version: number) =>
      setParts(({ identity, hours, terms, fees, covers, deposits, places }) => {
        const next = (shown: ShownPart) => (shown.version === version - 1 ? { ...shown, version } : shown);
        return {
          identity: next(identity),
          hours: next(hours),
          terms: next(terms),
          fees: next(fees),
          covers: next(covers),
          deposits: next(deposits),
          places: next(places),
        };
      }),
    /** Fills a part's form with the latest version. */
    showLatest: (part: RulePart) =>
      change(part, ({ fills }) => ({ rules: latest, version: latest.version, fills: fills + 1 })),
    /** Keeps the input, to be saved over the latest version. */
    keepTyped: (part: RulePart) => change(part, (shown) => ({ ...shown, version: latest.version })),
  };
}
