import { type FineAnswer, fineLetterInput } from "@sayara/api-client/contract/suppliers/fines";
import { SoughtPlate } from "@sayara/domain/car/SoughtPlate";
import { WallClock } from "@sayara/domain/time/WallClock";
import { validateValues } from "@sayara/frontend/form/validateValues";
import * as v from "valibot";

/** Fields of the look-up. */
export type FineValues = { plate: string; at: string };

const FineMoment = v.object({ plate: SoughtPlate, at: WallClock });
export type FineMoment = v.InferOutput<typeof FineMoment>;

export function checkFine(values: FineValues) {
  return validateValues<keyof FineValues, FineMoment>(FineMoment, values);
}

/** Submission that saves a letter. */
export const FineLetterIntent = v.object({
  intent: v.literal("letter"),
  ...fineLetterInput.body.entries,
});
export type FineLetterIntent = v.InferOutput<typeof FineLetterIntent>;

/** The search with its result, or `saved` for a letter. */
export type FineDone = { moment: FineMoment; answer: FineAnswer } | "saved";
