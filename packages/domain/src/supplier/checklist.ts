import * as v from "valibot";
import type { SupplierDocumentType } from "./papers/SupplierDocumentType.ts";

/** Steps of the checklist for an agency that joins, in order [JN3]. */
export const checklistSteps = ["profile", "papers", "car", "prices", "hours", "publish"] as const;
/** One of {@link checklistSteps}. */
export const ChecklistStep = v.picklist(checklistSteps);
export type ChecklistStep = v.InferOutput<typeof ChecklistStep>;

/** Parts that may be missing in a step of the checklist. */
export const checklistGaps = [
  "address_unconfirmed",
  "phone_missing",
  "document_missing",
  "car_missing",
  "place_missing",
  "price_missing",
  "hours_missing",
  "acceptance_missing",
] as const;
/** One of {@link checklistGaps}. */
export const ChecklistGap = v.picklist(checklistGaps);
export type ChecklistGap = v.InferOutput<typeof ChecklistGap>;

/** Facts about an agency that joins. */
export interface JoiningFacts {
  /** Whether an owner has confirmed the account's address. */
  hasConfirmedAddress: boolean;
  hasPhone: boolean;
  /** Required documents that are neither accepted nor in review [DC1]. */
  missingDocuments: readonly SupplierDocumentType[];
  cars: number;
  /** Cars with a pick-up place. */
  placedCars: number;
  /** Cars with a daily price above 0. */
  pricedCars: number;
  hasOpeningHours: boolean;
  isAccepted: boolean;
}

/** Returns each step of the checklist with its missing parts [JN3]. A step without missing parts is done. */
export function checklistOf(facts: JoiningFacts): { step: ChecklistStep; gaps: ChecklistGap[] }[] {
  const when = (isMissing: boolean, gap: ChecklistGap) => (isMissing ? [gap] : []);
  const gaps: Record<ChecklistStep, ChecklistGap[]> = {
    profile: [
      ...when(!facts.hasConfirmedAddress, "address_unconfirmed"),
      ...when(!facts.hasPhone, "phone_missing"),
    ],
    papers: when(facts.missingDocuments.length > 0, "document_missing"),
    car: [
      ...when(facts.cars === 0, "car_missing"),
      ...when(facts.cars > 0 && facts.placedCars === 0, "place_missing"),
    ],
    prices: when(facts.pricedCars === 0, "price_missing"),
    hours: when(!facts.hasOpeningHours, "hours_missing"),
    publish: when(!facts.isAccepted, "acceptance_missing"),
  };
  return checklistSteps.map((step) => ({ step, gaps: gaps[step] }));
}

/** Returns whether an agency may request its acceptance: every step before the last is done [JN3]. */
export function isChecklistComplete(facts: JoiningFacts): boolean {
  return checklistOf(facts).every(({ step, gaps }) => step === "publish" || gaps.length === 0);
}
