import { Availability } from "@sayara/domain/car/Availability";
import { Car } from "@sayara/domain/car/Car";
import { CarBody } from "@sayara/domain/car/CarBody";
import { CarColor } from "@sayara/domain/car/CarColor";
import { CarFeature } from "@sayara/domain/car/CarFeature";
import { CarDraft } from "@sayara/domain/car/CarDraft";
import { CarPlate } from "@sayara/domain/car/CarPlate";
import { CarStatus } from "@sayara/domain/car/CarStatus";
import { CarType } from "@sayara/domain/car/CarType";
import { FuelPolicy } from "@sayara/domain/car/FuelPolicy";
import { FuelType } from "@sayara/domain/car/FuelType";
import { Gearbox } from "@sayara/domain/car/Gearbox";
import { UsagePrices } from "@sayara/domain/car/UsageTerms";
import { Slug } from "@sayara/domain/id/Slug";
import { isCountry } from "@sayara/domain/location/isCountry";
import { LocationKind } from "@sayara/domain/location/LocationKind";
import { Position } from "@sayara/domain/location/Location";
import { CarPricing, CataloguePrice, PeriodicPrice } from "@sayara/domain/pricing/CarPricing";
import { DepositTerms } from "@sayara/domain/deposit/DepositTerms";
import { type CoverContents, CoveredItem, coveredItems } from "@sayara/domain/pricing/covers/CoverContents";
import { Extra, MAXIMUM_EXTRAS } from "@sayara/domain/pricing/extras/Extra";
import {
  AddressServiceTerms,
  FeePrice,
  MAXIMUM_SERVICE_PLACES,
  MAXIMUM_ONE_WAY_FEES,
  YoungDriverFee,
} from "@sayara/domain/pricing/fees/SupplierFees";
import { perLanguage } from "@sayara/domain/language/perLanguage";
import { Percentage } from "@sayara/domain/pricing/Percentage";
import { KeptHours } from "@sayara/domain/supplier/hours/KeptHours";
import { OpeningHours } from "@sayara/domain/supplier/hours/OpeningHours";
import { RentalContracts } from "@sayara/domain/supplier/RentalContracts";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { Email } from "@sayara/domain/validation/Email";
import { Phone } from "@sayara/domain/validation/Phone";
import { requiredText } from "@sayara/domain/validation/boundedText";
import * as v from "valibot";

/**
 * An id in the system that the catalogue comes from. It must be stable, so that a second import updates the
 * same row.
 */
const ExternalId = v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/, "external_id_invalid"));

/** A text in the marketplace's languages. Missing languages show the French text. */
function inLanguages(max: number) {
  return v.strictObject({
    ...perLanguage(v.optional(requiredText(max))).entries,
    fr: requiredText(max),
  });
}

const integer = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const places = v.pipe(v.array(ExternalId), v.minLength(1), v.maxLength(500));

/** A pick-up place. The names of its country come from Node's language data. */
export const PlaceRecord = v.strictObject({
  type: v.literal("place"),
  id: ExternalId,
  slug: v.optional(Slug),
  kind: LocationKind,
  /** ISO 3166 alpha-2. */
  country: v.optional(v.pipe(v.string(), v.check(isCountry, "country_invalid")), "TN"),
  names: inLanguages(100),
  /** Other spellings. */
  otherNames: v.optional(v.pipe(v.array(requiredText(100)), v.maxLength(50)), []),
  /** An airport's IATA code. */
  code: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, "airport_code_invalid"))),
  position: Position,
  /** The place whose search results include the cars of this place. */
  parent: v.optional(ExternalId),
  /** Rank among the home page's destinations. */
  featuredRank: v.optional(integer(1, 1000)),
  /** An airport's rank by passengers. */
  trafficRank: v.optional(integer(1, 1000)),
});
export type PlaceRecord = v.InferOutput<typeof PlaceRecord>;

const ServicePlaces = v.optional(
  v.pipe(
    v.array(v.strictObject({ ...AddressServiceTerms.entries, place: ExternalId })),
    v.maxLength(MAXIMUM_SERVICE_PLACES),
    v.check((fees) => new Set(fees.map(({ place }) => place)).size === fees.length, "place_twice"),
  ),
  [],
);

/** Fees of an agency in dinars; an absent fee is not charged. `pickup` and `dropOff` are ids of places. */
const AgencyFees = v.strictObject({
  oneWay: v.optional(
    v.pipe(
      v.array(v.strictObject({ pickup: ExternalId, dropOff: ExternalId, price: FeePrice })),
      v.maxLength(MAXIMUM_ONE_WAY_FEES),
    ),
    [],
  ),
  airport: v.optional(FeePrice),
  outsideHours: v.optional(FeePrice),
  youngDriver: v.optional(v.strictObject({ ...YoungDriverFee.entries, maximum: v.optional(FeePrice) })),
  usage: v.optional(v.strictObject(UsagePrices.entries)),
  delivery: ServicePlaces,
  collection: ServicePlaces,
});

/** Items that a cover includes, in the order of {@link coveredItems}. */
const Included = v.optional(
  v.pipe(
    v.array(CoveredItem),
    v.transform((items) => coveredItems.filter((item) => items.includes(item))),
  ),
  [],
);

/** Contents of an agency's covers. A cover without a list includes nothing [CV1]. */
const AgencyCovers = v.strictObject({
  theftProtection: Included,
  collisionDamageWaiver: Included,
  fullInsurance: Included,
} satisfies Record<keyof CoverContents, typeof Included>);

const [{ entries: keptHoursEntries }, isNotShorter] = KeptHours.pipe;

/**
 * An extra of an agency. Its kind and French name identify it, so that a second import changes the same
 * extra.
 */
const AgencyExtra = v.strictObject({ ...Extra.entries, name: inLanguages(60) });

/** An agency with the places where its cars are picked up and dropped off. */
export const AgencyRecord = v.strictObject({
  type: v.literal("agency"),
  id: ExternalId,
  slug: v.optional(Slug),
  name: requiredText(100),
  bio: v.optional(requiredText(2000)),
  email: v.optional(Email),
  phone: v.optional(Phone),
  address: v.optional(requiredText(300)),
  position: v.optional(Position),
  openingHours: v.optional(OpeningHours, []),
  contracts: v.optional(v.strictObject(RentalContracts.entries)),
  /** Usual time until the agency responds to a request, in minutes. */
  answerMinutes: v.optional(integer(1, 10_080)),
  payLater: v.optional(v.boolean(), true),
  minimumRentalDays: v.optional(integer(1, 366), 1),
  leadTimeHours: v.optional(integer(0, 8760), 2),
  turnaroundMinutes: v.optional(integer(0, 1440), 0),
  /** Share of the total that is paid online in advance, in percent. Absent without down payment. */
  downPaymentShare: v.optional(v.pipe(Percentage, v.gtValue(0), v.ltValue(100))),
  suspended: v.optional(v.boolean(), false),
  places,
  meetingPlaces: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          place: ExternalId,
          position: Position,
          instructions: v.optional(inLanguages(500)),
        }),
      ),
      v.maxLength(500),
    ),
    [],
  ),
  /**
   * Hours for which the car is kept for a late driver [AV3]. No default, like `covers`, so that records of
   * earlier exports stay equal.
   */
  keptHours: v.optional(v.pipe(v.strictObject(keptHoursEntries), isNotShorter)),
  fees: v.optional(AgencyFees, {}),
  /** Absent if the agency has not said what its covers include. */
  covers: v.optional(AgencyCovers),
  /**
   * How the agency takes security deposits, in TND; a null amount stands for each car's own deposit [DP2].
   */
  deposits: v.optional(DepositTerms, []),
  /** Extras, which replace those that the agency offers. */
  extras: v.optional(v.pipe(v.array(AgencyExtra), v.maxLength(MAXIMUM_EXTRAS)), []),
});
export type AgencyRecord = v.InferOutput<typeof AgencyRecord>;

const { mileage, deposit, excess } = Car.entries;
const { discounts, cancellation, amendments, theftProtection, collisionDamageWaiver } = CarPricing.entries;
const { fullInsurance, additionalDriver } = CarPricing.entries;
const { chassisLast, registrationDate, fiscalPower } = CarDraft.entries;

/** A car of an agency. Amounts are in dinars. An option is −1 if it is not offered and 0 if it is included. */
export const CarRecord = v.strictObject({
  type: v.literal("car"),
  id: ExternalId,
  slug: v.optional(Slug),
  agency: ExternalId,
  name: requiredText(100),
  body: CarBody,
  color: CarColor,
  range: CarType,
  fuelType: FuelType,
  gearbox: Gearbox,
  seats: integer(1, 60),
  doors: integer(0, 9),
  aircon: v.boolean(),
  fuelPolicy: FuelPolicy,
  mileage: v.optional(mileage, -1),
  multimedia: v.optional(v.pipe(v.array(CarFeature), v.maxLength(20)), []),
  /** Grams per kilometre. */
  co2: v.optional(integer(0, 2000)),
  availability: v.optional(Availability, "available"),
  minimumAge: v.optional(integer(18, 99), 21),
  minimumLicenceYears: v.optional(integer(0, 80), 0),
  deposit,
  excess: v.optional(excess, null),
  dailyPrice: CataloguePrice,
  discounts: v.optional(discounts, []),
  cancellation: v.optional(cancellation, -1),
  amendments: v.optional(amendments, -1),
  theftProtection: v.optional(theftProtection, -1),
  collisionDamageWaiver: v.optional(collisionDamageWaiver, -1),
  fullInsurance: v.optional(fullInsurance, -1),
  additionalDriver: v.optional(additionalDriver, -1),
  /** Published if absent. No default, so that records of earlier exports stay equal. */
  status: v.optional(CarStatus),
  /** Private, like the next three fields: drivers never see them. */
  plate: v.optional(CarPlate),
  chassisLast: v.optional(chassisLast.wrapped),
  registrationDate: v.optional(registrationDate.wrapped),
  fiscalPower: v.optional(fiscalPower.wrapped),
  places,
});

export type CarRecord = v.InferOutput<typeof CarRecord>;

/** A car of any status: a draft may lack deposit, price and places. */
export const AnyCarRecord = v.strictObject({
  ...CarRecord.entries,
  deposit: v.optional(deposit),
  dailyPrice: v.optional(CataloguePrice),
  places: v.optional(places),
});
export type AnyCarRecord = v.InferOutput<typeof AnyCarRecord>;

/** The daily price of a car in a period, both days inclusive. The price records of a car replace all its periods. */
export const PriceRecord = v.pipe(
  v.strictObject({
    type: v.literal("price"),
    car: ExternalId,
    startDate: CalendarDate,
    endDate: CalendarDate,
    dailyPrice: PeriodicPrice.pipe[0].entries.dailyPrice,
  }),
  v.forward(
    v.check(({ startDate, endDate }) => startDate <= endDate, "period_reversed"),
    ["endDate"],
  ),
);
export type PriceRecord = v.InferOutput<typeof PriceRecord>;

/** A photo of a car or the logo of an agency, in a file next to the imported file. */
export const PictureRecord = v.pipe(
  v.strictObject({
    type: v.literal("picture"),
    car: v.optional(ExternalId),
    agency: v.optional(ExternalId),
    file: v.pipe(requiredText(300), v.regex(/^(?!.*(?:^|[\\/])\.\.(?:[\\/]|$))[^\\/]/, "file_outside")),
  }),
  v.check(({ car, agency }) => (car === undefined) !== (agency === undefined), "picture_needs_car_or_agency"),
);
export type PictureRecord = v.InferOutput<typeof PictureRecord>;

/** Schemas of an import's lines, by their `type`. */
export const recordSchemas = {
  place: PlaceRecord,
  agency: AgencyRecord,
  car: CarRecord,
  price: PriceRecord,
  picture: PictureRecord,
};
export type RecordType = keyof typeof recordSchemas;
export type CatalogueRecord = PlaceRecord | AgencyRecord | AnyCarRecord | PriceRecord | PictureRecord;

/** Schemas of records that change existing rows. They may omit fields that a new row requires. */
export const changeSchemas = {
  place: v.partial(
    v.strictObject({ ...PlaceRecord.entries, names: v.partial(PlaceRecord.entries.names, ["fr"]) }),
    ["kind", "names", "position"],
  ),
  agency: v.partial(AgencyRecord, ["name", "places"]),
  car: v.partial(CarRecord, [
    "agency",
    "name",
    "body",
    "color",
    "range",
    "fuelType",
    "gearbox",
    "seats",
    "doors",
    "aircon",
    "fuelPolicy",
    "deposit",
    "dailyPrice",
    "places",
  ]),
};
export type PlaceChange = v.InferOutput<typeof changeSchemas.place>;
export type AgencyChange = v.InferOutput<typeof changeSchemas.agency>;
export type CarChange = v.InferOutput<typeof changeSchemas.car>;
/** A complete record, or a record that changes some fields of its row. */
export type CatalogueChange = PlaceChange | AgencyChange | CarChange | PriceRecord | PictureRecord;

/** Returns the schema of a new row's record. */
export function schemaOf(type: RecordType, value: object): v.GenericSchema<unknown, CatalogueRecord> {
  const isDraft = type === "car" && "status" in value && value.status === "draft";
  return isDraft ? AnyCarRecord : recordSchemas[type];
}

export const recordTypes = Object.keys(recordSchemas) as RecordType[];
