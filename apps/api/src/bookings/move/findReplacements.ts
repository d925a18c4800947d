import { settleMove, type MoveSettlement } from "@sayara/domain/booking/move/settleMove";
import { nearestCars } from "@sayara/domain/booking/move/nearestCars";
import type { Car } from "@sayara/domain/car/Car";
import { toDinars } from "@sayara/domain/money/millimes";
import type { RentalOption } from "@sayara/domain/pricing/RentalOption";
import { sql } from "kysely";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { type CarRow, hasPapersUntil, selectCars, toCar } from "#api/catalogue/cars/carRows.ts";
import { feeColumns, type FeeRow, feesOf } from "#api/bookings/quote/feesOf.ts";
import { currentPrices } from "#api/bookings/quote/signedQuote.ts";
import { type PricedRental, priceRental } from "#api/bookings/quote/priceRental.ts";
import type { ResolvedRental } from "#api/bookings/quote/ResolvedRental.ts";
import type { Config } from "#api/server/config/readConfig.ts";
import type { Database } from "#api/database/Schema.ts";
import { readMoney } from "#api/bookings/refund/readMoney.ts";
import { isBookable } from "./refuseIneligible.ts";
import { driverAgeOf, missingOptions, movedServices, rentalOf } from "./rentalOf.ts";
import { wasConfirmed } from "./wasConfirmed.ts";
import { isOffered } from "#api/catalogue/cars/carConditions.ts";

/**
 * Maximum number of candidates: the free cars closest in base price and traits, among which the nearest are
 * chosen.
 */
const MAX_CANDIDATES = 200;

/** A free car to which a cancelled booking may be moved. */
export interface FoundReplacement {
  car: Car;
  rental: ResolvedRental;
  priced: PricedRental;
  missingOptions: RentalOption[];
  money: MoveSettlement;
}

type OfferContext = { config: Config; now: Date };

/**
 * Returns the free cars that best replace a cancelled booking's car [MV1]. Excludes cars that its driver may not
 * drive and, if no payment confirms the new booking, cars of agencies that take no requests.
 */
export async function findReplacements(
  db: Database,
  booking: StoredBooking,
  { config, now }: OfferContext,
): Promise<FoundReplacement[]> {
  const cancelledRow = await selectCars(db).where("cars.id", "=", booking.car_id).executeTakeFirstOrThrow();
  const { refunds } = (await readMoney(db, [booking.id])).get(booking.id) ?? { refunds: [] };
  const places = await readPlaces(db, booking);
  const rows = await freeCars(db, booking, { cancelledRow, now });
  const candidates = rows.flatMap((row) => {
    const car = toCar(row, config.business);
    const canReplace = isBookable(booking, car, {
      config,
      now,
      licenceYears: cancelledRow.minimum_licence_years,
    });
    if (!canReplace || !hasPapersUntil(row, booking.to_at, config.business.timeZone)) return [];
    const { from_at: from, to_at: to } = booking;
    const { timeZone } = config.business;
    const rental = rentalOf(booking, car, {
      fees: feesOf(row, { ...places, from, to }, timeZone),
      youngDriver: row.fees.youngDriver,
      ...movedServices(booking, row.fees, now),
      driverAge: driverAgeOf(booking, timeZone),
    });
    const priced = priceRental(rental, currentPrices(car, config), config);
    const { total } = priced.quote;
    const isSameAgency = row.supplier_id === booking.supplier_id;
    const isConfirmed = wasConfirmed(booking) && row.supplier_confirms_moves;
    const money = settleMove({ refunds, total, isSameAgency, isConfirmed });
    if (money.carried === 0 && !car.supplier.payLater) return [];
    return [{ car, total, rental, priced, money, missingOptions: missingOptions(booking, car) }];
  });
  const cancelled = {
    car: toCar(cancelledRow, config.business),
    total: toDinars(booking.total_millimes),
  };
  return nearestCars(cancelled, candidates);
}

/** Reads the places of a booking's hand-overs. */
async function readPlaces(
  db: Database,
  { pickup_location_id: pickupId, drop_off_location_id: dropOffId }: StoredBooking,
) {
  const rows = await db
    .selectFrom("locations")
    .select(["id", "kind"])
    .where("id", "in", [pickupId, dropOffId])
    .execute();
  const placeOf = (id: string) => {
    const place = rows.find((row) => row.id === id);
    if (place === undefined) throw new Error(`the place ${id} of a booking is missing`);
    return place;
  };
  return { pickup: placeOf(pickupId), dropOff: placeOf(dropOffId) };
}

/**
 * Selects free cars that are handed over at the booking's places and times, by base prices in the order of
 * `nearestCars`: cars that cost no more first, then those of other agencies, then the nearest.
 */
function freeCars(
  db: Database,
  {
    id,
    car_id,
    supplier_id: agency,
    pickup_location_id: pickup,
    drop_off_location_id: dropOff,
    from_at,
    to_at,
  }: StoredBooking,
  { cancelledRow, now }: { cancelledRow: CarRow; now: Date },
): Promise<(CarRow & FeeRow)[]> {
  const { range, gearbox, seats, daily_price_millimes: dailyPrice } = cancelledRow;
  const period = sql`tstzrange(${from_at}::timestamptz,
    ${to_at}::timestamptz + suppliers.turnaround_minutes * interval '1 minute')`;
  return selectCars(db)
    .innerJoin("car_locations", "car_locations.car_id", "cars.id")
    .where("car_locations.location_id", "=", pickup)
    .where("cars.id", "!=", car_id)
    .where(isOffered)
    .where("suppliers.suspended", "=", false)
    .where(range === "scooter" ? sql<boolean>`cars.range = 'scooter'` : sql<boolean>`cars.range <> 'scooter'`)
    .$if(pickup !== dropOff, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom("supplier_locations as served")
            .select("served.supplier_id")
            .whereRef("served.supplier_id", "=", "cars.supplier_id")
            .where("served.location_id", "=", dropOff)
            .where("served.accepts_returns", "=", true),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("holds")
            .select("holds.id")
            .whereRef("holds.car_id", "=", "cars.id")
            .where("holds.owner_id", "!=", id)
            .where(sql<boolean>`holds.period && ${period}`)
            .where((hold) =>
              hold.or([hold("holds.expires_at", "is", null), hold("holds.expires_at", ">", now)]),
            ),
        ),
      ),
    )
    .orderBy(sql`cars.daily_price_millimes > ${dailyPrice}::bigint`)
    .orderBy(sql`cars.supplier_id = ${agency}::uuid`)
    .orderBy(
      sql`abs(cars.daily_price_millimes - ${dailyPrice}::bigint) * 100 / greatest(${dailyPrice}::bigint, 1)
        + case when cars.range = ${range} then 0 else 30 end
        + case when cars.gearbox = ${gearbox} then 0 else 20 end
        + greatest(0, ${seats}::integer - cars.seats) * 10`,
    )
    .orderBy("cars.id")
    .limit(MAX_CANDIDATES)
    .select(feeColumns)
    .execute();
}
