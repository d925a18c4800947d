import * as v from "valibot";

/** A MongoDB id as text. */
const Id = v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/, "external_id_invalid"));
/** Dates outside these bounds are typos, and would make the calendar rules too slow. */
const DateTime = v.pipe(v.date(), v.minValue(new Date("1900-01-01")), v.maxValue(new Date("2200-01-01")));
/** References to other records, at most 2000. */
const ids = v.pipe(v.array(Id), v.maxLength(2000));
/** Dinars. The catalogue's schemas check bounds and decimals. */
const amount = v.number();
const text = v.string();
const flag = v.optional(v.boolean());

/**
 * The fields of BookCars that the import reads, by collection. The names are those of its MongoDB
 * collections. Fields that some versions lack are optional.
 */
export const bookCarsSchemas = {
  User: v.object({
    _id: Id,
    type: v.optional(v.picklist(["admin", "supplier", "company", "user"]), "user"),
    email: text,
    fullName: v.optional(text, ""),
    phone: v.optional(text),
    birthDate: v.optional(DateTime),
    language: v.optional(text),
    enableEmailNotifications: v.optional(v.boolean(), true),
    bio: v.optional(text),
    location: v.optional(text),
    blacklisted: flag,
    payLater: flag,
    minimumRentalDays: v.optional(v.number()),
    expireAt: v.optional(DateTime),
    createdAt: v.optional(DateTime),
  }),
  Country: v.object({ _id: Id, values: v.optional(ids, []) }),
  LocationValue: v.object({ _id: Id, language: text, value: text }),
  ParkingSpot: v.object({
    _id: Id,
    latitude: v.number(),
    longitude: v.number(),
    values: v.optional(ids, []),
  }),
  Location: v.object({
    _id: Id,
    country: v.optional(Id),
    latitude: v.optional(v.number()),
    longitude: v.optional(v.number()),
    values: v.optional(ids, []),
    parkingSpots: v.optional(ids, []),
    parentLocation: v.optional(Id),
  }),
  DateBasedPrice: v.object({ _id: Id, startDate: DateTime, endDate: DateTime, dailyPrice: amount }),
  Car: v.object({
    _id: Id,
    name: v.optional(text, ""),
    supplier: v.optional(Id),
    /** The supplier, in early versions. */
    company: v.optional(Id),
    minimumAge: v.optional(v.number()),
    locations: v.optional(ids, []),
    dailyPrice: v.optional(amount),
    /** The daily price, in early versions. */
    price: v.optional(amount),
    isDateBasedPrice: flag,
    dateBasedPrices: v.optional(ids, []),
    deposit: amount,
    available: v.optional(v.boolean(), true),
    fullyBooked: flag,
    comingSoon: flag,
    /** The fuel type. */
    type: text,
    gearbox: text,
    aircon: v.boolean(),
    seats: v.number(),
    doors: v.number(),
    fuelPolicy: text,
    mileage: v.number(),
    cancellation: v.optional(amount),
    amendments: v.optional(amount),
    theftProtection: v.optional(amount),
    collisionDamageWaiver: v.optional(amount),
    fullInsurance: v.optional(amount),
    additionalDriver: v.optional(amount),
    range: v.optional(text, "midi"),
    multimedia: v.optional(v.array(text), []),
    co2: v.optional(v.number()),
  }),
  AdditionalDriver: v.object({
    _id: Id,
    fullName: v.optional(text, ""),
    email: text,
    phone: text,
    birthDate: DateTime,
  }),
  Booking: v.object({
    _id: Id,
    car: Id,
    driver: Id,
    pickupLocation: Id,
    dropOffLocation: Id,
    from: DateTime,
    to: DateTime,
    status: v.picklist(["void", "pending", "deposit", "paid", "paidInFull", "reserved", "cancelled"]),
    cancellation: flag,
    amendments: flag,
    theftProtection: flag,
    collisionDamageWaiver: flag,
    fullInsurance: flag,
    additionalDriver: flag,
    _additionalDriver: v.optional(Id),
    price: v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000)),
    cancelRequest: flag,
    expireAt: v.optional(DateTime),
    createdAt: v.optional(DateTime),
    updatedAt: v.optional(DateTime),
  }),
};

export type Collection = keyof typeof bookCarsSchemas;
export type BookCarsRecord<Name extends Collection = Collection> = v.InferOutput<
  (typeof bookCarsSchemas)[Name]
>;
