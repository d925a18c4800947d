import { BlockKind } from "@sayara/domain/block/BlockKind";
import { StoredDriverPapers } from "@sayara/domain/booking/condition/DriverPapers";
import { FineRelation } from "@sayara/domain/booking/fine/findRentalAt";
import { SoughtPlate } from "@sayara/domain/car/SoughtPlate";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Language } from "@sayara/domain/language/Language";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { Instant } from "@sayara/domain/time/Instant";
import { WallClock } from "@sayara/domain/time/WallClock";
import { anyText, optionalLine } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { SupplierSegment } from "./supplierAccess.ts";

const access = { session: "required", refusals: ["not_signed_in", "not_allowed", "not_found"] } as const;

/** A car and a moment, as a fine names them. */
const moment = {
  plate: SoughtPlate,
  /** In the marketplace's zone. */
  at: WallClock,
};

/** Where a rental was entered: booked on the marketplace, or a walk-in of the agency's own [BL3]. */
export const FineRentalKind = v.picklist(["booking", "walkIn"]);

/** A person of a rental, as far as is kept. */
export const FineDriver = v.object({
  fullName: anyText(100),
  birthDate: v.nullable(CalendarDate),
  phone: v.nullable(anyText(20)),
  /** Licence and address, as recorded at the hand-over; absent if none are kept [HO15]. */
  papers: v.exactOptional(StoredDriverPapers),
});
export type FineDriver = v.InferOutput<typeof FineDriver>;

/** A rental beside a moment. */
export const FineNeighbour = v.object({
  kind: orUnknown(FineRentalKind),
  id: EntityId,
  /** Of the booking; of a walk-in the contract number, empty without one. */
  reference: anyText(100),
  from: Instant,
  to: Instant,
  handedOverAt: v.nullable(Instant),
  returnedAt: v.nullable(Instant),
  name: anyText(100),
});
export type FineNeighbour = v.InferOutput<typeof FineNeighbour>;

/** The rental that had the car. */
export const FineRental = v.object({
  ...FineNeighbour.entries,
  driver: FineDriver,
  additionalDriver: v.nullable(FineDriver),
});
export type FineRental = v.InferOutput<typeof FineRental>;

/** The renter of a car at the time of the offence, or the reason why none is found [FN1, FN2]. */
export const FineAnswer = v.object({
  /** Null if the agency has no car with this plate. */
  car: v.nullable(v.object({ id: EntityId, name: anyText(200), plate: anyText(40) })),
  at: Instant,
  relation: v.nullable(orUnknown(FineRelation)),
  rental: v.nullable(FineRental),
  /** The rentals beside the moment, if none had the car. */
  before: v.nullable(FineNeighbour),
  after: v.nullable(FineNeighbour),
  /** The block that made the car unavailable then, if no rental did. */
  block: v.nullable(orUnknown(BlockKind)),
});
export type FineAnswer = v.InferOutput<typeof FineAnswer>;

/** Input schemas of {@link findFine}. */
export const findFineInput = {
  params: v.object({ supplier: SupplierSegment }),
  body: v.object(moment),
};

/** Returns the renter of an agency's car at an instant [FN1]. Look-ups are recorded and limited [FN3]. */
export const findFine = defineEndpoint({
  ...access,
  name: "findFine",
  method: "POST",
  path: "/api/find-fine/{supplier}",
  input: inputOf<typeof findFineInput>(),
  responses: { 200: FineAnswer },
});

/**
 * Typed parts of a letter; empty if unknown. Not stored [FN4]. Without a typed licence or address the letter has the
 * recorded one [HO15].
 */
export const fineLetterDetails = {
  /** Number of the fine. */
  notice: optionalLine(60),
  /** The licence, in place of the recorded one. */
  licence: optionalLine(60),
  /** Identity card or passport. */
  identity: optionalLine(60),
  address: optionalLine(200),
};

/** Input schemas of {@link fineLetter}. */
export const fineLetterInput = {
  params: v.object({ supplier: SupplierSegment }),
  body: v.object({
    ...moment,
    /** Whom it names. */
    driver: v.picklist(["driver", "additionalDriver"]),
    ...fineLetterDetails,
    language: Language,
  }),
};

/**
 * Returns the letter by which an agency names the driver to the authority, as PDF [FN4]. Refused with `not_found` where no
 * rental had the car or the person's name was erased, and with 503 while too many PDFs are being drawn. Recorded and limited
 * as a look-up; the letter is recorded too, once it exists.
 */
export const fineLetter = defineEndpoint({
  ...access,
  name: "fineLetter",
  method: "POST",
  path: "/api/fine-letter/{supplier}",
  input: inputOf<typeof fineLetterInput>(),
  responses: { 200: v.instance(Blob) },
  media: "application/octet-stream",
});
