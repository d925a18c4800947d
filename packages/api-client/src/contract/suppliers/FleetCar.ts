import { Car } from "@sayara/domain/car/Car";
import { CarPhoto } from "@sayara/domain/car/CarPhoto";
import { CarStatus } from "@sayara/domain/car/CarStatus";
import { CarGap } from "@sayara/domain/car/missingForPublishing";
import { EntityId } from "@sayara/domain/id/EntityId";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { anyText } from "@sayara/domain/validation/boundedText";
import { knownOnly, orUnknown } from "@sayara/domain/validation/newerValues";
import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";

const { deposit, dailyPrice } = Car.entries;
const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const plate = v.nullable(anyText(20));

/** Missing parts of a car: those required to publish it, and those advised [FL2]. */
export const MissingForPublishing = v.object({ required: knownOnly(CarGap), advised: knownOnly(CarGap) });

const FleetFacts = v.object({
  id: EntityId,
  slug: Car.entries.slug,
  name: Car.entries.name,
  status: orUnknown(CarStatus),
  /** Sent with each change. A stale version is refused [FL6]. */
  version,
  availability: Car.entries.availability,
  range: Car.entries.range,
  body: Car.entries.body,
  color: Car.entries.color,
  plate,
  /** Null in a draft without a price. */
  dailyPrice: v.nullable(dailyPrice),
  /** Null in a draft if not set. −1: not taken on a card; 0: none. */
  deposit: v.nullable(deposit),
  /** API path of the first photo, readable with a portal session. */
  image: Car.entries.image,
  missing: MissingForPublishing,
});

/** A car in the list of an agency's fleet. */
export const FleetCarSummary = v.object({
  ...FleetFacts.entries,
  trips: Car.entries.trips,
  /** Time of the last change, ISO 8601. */
  updatedAt: Instant,
});
export type FleetCarSummary = v.InferOutput<typeof FleetCarSummary>;

/** A car of an agency with all fields that its people see, amounts in TND. */
export const FleetCar = v.object({
  ...FleetFacts.entries,
  fuelType: Car.entries.fuelType,
  gearbox: Car.entries.gearbox,
  seats: Car.entries.seats,
  doors: Car.entries.doors,
  aircon: Car.entries.aircon,
  fuelPolicy: Car.entries.fuelPolicy,
  mileage: Car.entries.mileage,
  multimedia: Car.entries.multimedia,
  co2: Car.entries.co2,
  minimumAge: Car.entries.minimumAge,
  minimumLicenceYears: Car.entries.minimumLicenceYears,
  excess: Car.entries.excess,
  discounts: Car.entries.discounts,
  cancellation: Car.entries.cancellation,
  amendments: Car.entries.amendments,
  theftProtection: Car.entries.theftProtection,
  collisionDamageWaiver: Car.entries.collisionDamageWaiver,
  fullInsurance: Car.entries.fullInsurance,
  additionalDriver: Car.entries.additionalDriver,
  places: v.array(EntityId),
  chassisLast: v.nullable(anyText(17)),
  registrationDate: v.nullable(CalendarDate),
  fiscalPower: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
  trips: Car.entries.trips,
  /** In display order. Their API paths are readable with a portal session. */
  photos: v.array(CarPhoto),
});
export type FleetCar = v.InferOutput<typeof FleetCar>;

/** A car of a sheet, without photos. */
export const SheetCar = v.omit(FleetCar, ["photos"]);
export type SheetCar = v.InferOutput<typeof SheetCar>;
