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

/** Plate and time of an offence, as stated in the fine. */
const offence = {
  plate: SoughtPlate,
  /** In the marketplace's zone. */
  at: WallClock,
};

/** Origin of a rental: booked on the marketplace, or entered by the agency as a walk-in [BL3]. */
export const FineRentalKind = v.picklist(["booking", "walkIn"]);

/** A person of a rental, with the details that are stored. */
export const FineDriver = v.object({
  fullName: anyText(100),
  birthDate: v.nullable(CalendarDate),
  phone: v.nullable(anyText(20)),
  /** Licence and address, as recorded at the hand-over; absent if none are stored [HO15]. */
  papers: v.exactOptional(StoredDriverPapers),
});
export type FineDriver = v.InferOutput<typeof FineDriver>;

/** The last rental before an instant, or the next one after it. */
export const FineNeighbour = v.object({
  kind: orUnknown(FineRentalKind),
  id: EntityId,
  /** Reference of the booking, or contract number of the walk-in; empty without one. */
  reference: anyText(100),
  from: Instant,
  to: Instant,
  handedOverAt: v.nullable(Instant),
  returnedAt: v.nullable(Instant),
  name: anyText(100),
});
export type FineNeighbour = v.InferOutput<typeof FineNeighbour>;

/** The rental of the car at the time of the offence, or one that had just ended [FN2]. */
export const FineRental = v.object({
  ...FineNeighbour.entries,
  driver: FineDriver,
  additionalDriver: v.nullable(FineDriver),
});
export type FineRental = v.InferOutput<typeof FineRental>;

/** The renter of a car at the time of the offence, or why none was found [FN1, FN2]. */
export const FineAnswer = v.object({
  /** Null if the agency has no car with this plate. */
  car: v.nullable(v.object({ id: EntityId, name: anyText(200), plate: anyText(40) })),
  at: Instant,
  relation: v.nullable(orUnknown(FineRelation)),
  rental: v.nullable(FineRental),
  /** The previous and the next rental, if the car was not rented at the time. */
  before: v.nullable(FineNeighbour),
  after: v.nullable(FineNeighbour),
  /** The kind of block that made the car unavailable at the time, if it was not rented. */
  block: v.nullable(orUnknown(BlockKind)),
});
export type FineAnswer = v.InferOutput<typeof FineAnswer>;

/** Input schemas of {@link findFine}. */
export const findFineInput = {
  params: v.object({ supplier: SupplierSegment }),
  body: v.object(offence),
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
 * Details of a letter that the caller enters; empty if unknown. They are not stored [FN4]. If licence or
 * address is empty, the letter has the recorded one [HO15].
 */
export const fineLetterDetails = {
  /** Number of the fine. */
  notice: optionalLine(60),
  /** Driving licence, which replaces the recorded one. */
  licence: optionalLine(60),
  /** Identity card or passport. */
  identity: optionalLine(60),
  address: optionalLine(200),
};

/** Input schemas of {@link fineLetter}. */
export const fineLetterInput = {
  params: v.object({ supplier: SupplierSegment }),
  body: v.object({
    ...offence,
    /** The person whom the letter names. */
    driver: v.picklist(["driver", "additionalDriver"]),
    ...fineLetterDetails,
    language: Language,
  }),
};

/**
 * Returns the letter in which an agency names the driver to the authority, as PDF [FN4]. Refused with
 * `not_found` if the car was not rented at the time or the person's name was erased, and with 503 while too
 * many PDFs are being drawn. The call is recorded and limited like `findFine`, and the letter is recorded
 * once it is created.
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
