import * as v from "valibot";
import { CoverContents } from "../pricing/covers/CoverContents.ts";
import { KeptHours } from "./hours/KeptHours.ts";
import { DepositTerms } from "../deposit/DepositTerms.ts";
import { EntityId } from "../id/EntityId.ts";
import { perLanguage } from "../language/perLanguage.ts";
import { Position } from "../location/Location.ts";
import { SupplierFees } from "../pricing/fees/SupplierFees.ts";
import { Percentage } from "../pricing/Percentage.ts";
import { Email } from "../validation/Email.ts";
import { optionalLine, optionalText, requiredName } from "../validation/boundedText.ts";
import { Phone } from "../validation/Phone.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";
import { ClosedDates } from "./hours/ClosedDates.ts";
import { OpeningTimes } from "./hours/OpeningHours.ts";

/** Maximum distance of a meeting point's pin from its place, to each side, in kilometres [AR6]. */
export const MEETING_KILOMETRES = 50;
/** Maximum number of places that an agency serves. */
export const MAX_SERVED_PLACES = 50;

const wholeNumber = (min: number, max: number) => {
  const message = validationMessage("number_out_of_range", { min, max });
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
};

/** An agency's public profile. An empty description or address is stored as missing. */
export const SupplierIdentity = v.object({
  name: requiredName(100),
  bio: optionalText(2000),
  phone: Phone,
  email: Email,
  address: optionalLine(300),
  /** Pin of the office; null if unknown. */
  position: v.nullable(Position),
});
export type SupplierIdentity = v.InferOutput<typeof SupplierIdentity>;

/** Opening hours [AR1] and closed dates [AR2]. */
export const SupplierHours = v.object({
  openingHours: v.pipe(
    v.array(
      v.pipe(
        OpeningTimes,
        v.forward(
          v.check(({ opens, closes }) => opens < closes, validationMessage("hours_reversed")),
          ["closes"],
        ),
      ),
    ),
    v.check((hours) => {
      const days = hours.flatMap((entry) => entry.days);
      return new Set(days).size === days.length;
    }, validationMessage("hours_twice")),
  ),
  closedDates: ClosedDates,
});
export type SupplierHours = v.InferOutput<typeof SupplierHours>;

/** Terms of an agency's rentals. */
export const SupplierTerms = v.object({
  /** Minimum time from booking to pick-up, in hours. */
  leadTimeHours: wholeNumber(0, 8760),
  /**
   * Time between two rentals of a car, in minutes. New holds include it; existing holds do not change [AR4].
   */
  turnaroundMinutes: wholeNumber(0, 1440),
  /** Minimum length of a rental, in rental days. */
  minimumRentalDays: wholeNumber(1, 366),
  /** Share of the total paid online as a down payment, in percent; null for none. */
  downPaymentShare: v.nullable(
    v.pipe(
      Percentage,
      v.gtValue(0, validationMessage("percentage_invalid")),
      v.ltValue(100, validationMessage("percentage_invalid")),
    ),
  ),
  /** Whether drivers may pay at the desk. */
  payLater: v.boolean(),
  /** Whether a confirmed booking that moves to one of the agency's cars is confirmed at once [MV4]. */
  confirmsMoves: v.boolean(),
  /**
   * Hours for which the agency keeps the car for a late driver. Existing bookings do not change [AV3, AV4].
   */
  keptHours: KeptHours,
});
export type SupplierTerms = v.InferOutput<typeof SupplierTerms>;

/** Directions by language. A missing language is replaced by another one [LO8]. */
export const MeetingInstructions = perLanguage(v.optional(optionalText(500), ""));
export type MeetingInstructions = v.InferOutput<typeof MeetingInstructions>;

/** A place that an agency serves. */
export const ServedPlace = v.object({
  location: EntityId,
  /** Whether the agency takes cars back here that were picked up elsewhere [BK9]. */
  acceptsReturns: v.boolean(),
  /** The point where drivers meet the agency; null if it is not described. */
  meeting: v.nullable(
    v.object({
      position: Position,
      instructions: MeetingInstructions,
    }),
  ),
});
export type ServedPlace = v.InferOutput<typeof ServedPlace>;

/** The places that an agency serves, each once. */
export const ServedPlaces = v.pipe(
  v.array(ServedPlace),
  v.maxLength(MAX_SERVED_PLACES, validationMessage("too_many", { max: MAX_SERVED_PLACES })),
  v.check(
    (places) => new Set(places.map(({ location }) => location.toLowerCase())).size === places.length,
    validationMessage("place_twice"),
  ),
);
export type ServedPlaces = v.InferOutput<typeof ServedPlaces>;

/** The parts of an agency's rules, each saved separately. */
export const SupplierRules = v.object({
  identity: SupplierIdentity,
  hours: SupplierHours,
  terms: SupplierTerms,
  fees: SupplierFees,
  /** Contents of the agency's covers; null if not set [CV1]. */
  covers: v.nullable(CoverContents),
  deposits: DepositTerms,
  places: ServedPlaces,
});
export type SupplierRules = v.InferOutput<typeof SupplierRules>;
