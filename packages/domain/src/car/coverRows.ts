import { type Cover, type CoverPrices, covers } from "../pricing/covers/Cover.ts";
import type { CarExcess } from "./CarExcess.ts";
import type { CoverContents, CoveredItem } from "../pricing/covers/CoverContents.ts";
import { excessWithCovers } from "./maximumExcess.ts";

/** A cover in the table that explains covers [CV2]. */
export interface CoverRow {
  cover: Cover;
  /** The maximum excess in TND without and with the cover; null if the agency states none [PL3]. */
  excess: { without: number; with: number } | null;
  /** Contents of the cover; null if not set [CV1]. */
  items: readonly CoveredItem[] | null;
}

/** Returns the covers that a car offers or includes, except those without an effect [PR13]. */
export function offeredCovers(car: CoverPrices): Cover[] {
  return covers.filter(
    (cover) => car[cover] === 0 || (car[cover] > 0 && (cover === "fullInsurance" || car.fullInsurance !== 0)),
  );
}

/**
 * Returns a row for each cover, with its contents and the excess without and with it, given the rental's
 * other covers [CV2]. The excess is for damage with the collision damage waiver, for theft with theft
 * protection, and the higher of both with full insurance.
 *
 * @param options.held the rental's covers, chosen or included
 */
export function coverRows(
  shown: readonly Cover[],
  {
    excess,
    contents,
    held,
  }: { excess: CarExcess | null; contents: CoverContents | null; held: readonly Cover[] },
): CoverRow[] {
  return shown.map((cover) => {
    const others = held.filter((one) => one !== cover);
    return {
      cover,
      excess: excess && {
        without: excessFor(cover, excess, others),
        with: excessFor(cover, excess, [...others, cover]),
      },
      items: contents && contents[cover],
    };
  });
}

function excessFor(cover: Cover, excess: CarExcess, held: readonly Cover[]): number {
  const { damage, theft } = excessWithCovers(excess, held);
  if (cover === "collisionDamageWaiver") return damage;
  return cover === "theftProtection" ? theft : Math.max(damage, theft);
}
