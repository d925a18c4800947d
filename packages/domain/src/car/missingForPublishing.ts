import * as v from "valibot";
import type { CarDraft } from "./CarDraft.ts";

/** Parts that a car may lack before it is published. */
export const carGaps = ["plate", "places", "dailyPrice", "deposit", "excess", "photo"] as const;
/** One of {@link carGaps}. */
export const CarGap = v.picklist(carGaps);
export type CarGap = v.InferOutput<typeof CarGap>;

/** The fields of a car that are checked before it is published. */
export type PublishableCar = Pick<CarDraft, "plate" | "places" | "dailyPrice" | "deposit" | "excess"> & {
  /** Number of photos. */
  photos: number;
};

/**
 * Returns the missing parts of a car: `required` before it can be published, and `advised` [FL2].
 *
 * @example missingForPublishing({ ...car, plate: null, photos: 1 }) // { required: ["plate"], advised: [] }
 */
export function missingForPublishing(car: PublishableCar): { required: CarGap[]; advised: CarGap[] } {
  const gaps: Record<Exclude<CarGap, "photo">, boolean> = {
    plate: car.plate === null,
    places: car.places.length === 0,
    dailyPrice: car.dailyPrice === null || car.dailyPrice === 0,
    deposit: car.deposit === null,
    excess: car.excess === null,
  };
  return {
    required: carGaps.filter((gap) => gap !== "photo" && gaps[gap]),
    advised: car.photos === 0 ? ["photo"] : [],
  };
}
