import type { SupplierRulesRecord } from "@sayara/api-client/contract/suppliers/supplierRules";
import { useState } from "react";
import type { RulePart } from "./values/checkRules.ts";

/** The initial values of a part's form, and their version. */
export interface ShownPart {
  rules: SupplierRulesRecord;
  /** The version that saving the part replaces [AR5]. */
  version: number;
  /** Number of times the form was refilled. */
  fills: number;
}

/**
 * Tracks which version each part's form shows. A change made on this page advances the parts that were up to
 * date with it. The other parts remain outdated, so that the API refuses to save them.
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
    /** Call after a change on this page resulted in this version. */
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
    /** Keeps the input so that it can be saved over the latest version. */
    keepTyped: (part: RulePart) => change(part, (shown) => ({ ...shown, version: latest.version })),
  };
}
