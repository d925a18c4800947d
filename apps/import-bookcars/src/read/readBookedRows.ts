import type { Language } from "@sayara/domain/language/Language";
import type { Transaction } from "@sayara/api/database/Schema";
import type { BookCarsRecord } from "./BookCarsRecord.ts";
import { recordLoss, type Exported } from "./Exported.ts";
import type { Omission } from "../Omission.ts";
import { readInChunks } from "./readInChunks.ts";

/** A car with its agency's turnaround in minutes. */
export interface BookedCar {
  id: string;
  name: string;
  supplier_id: string;
  turnaround: number;
}

/** Driver details that a booking stores. */
export interface BookedDriver {
  id: string;
  full_name: string;
  email: string;
  phone: string;
  birth_date: string;
  language: Language;
}

export interface BookedRows {
  car: BookedCar;
  driver: BookedDriver;
  pickupId: string;
  dropOffId: string;
}

/** Reads the cars and drivers of bookings by their database ids. */
export async function readBookedRows(
  transaction: Transaction,
  bookings: readonly Exported<BookCarsRecord<"Booking">>[],
  ids: Record<"place" | "car" | "driver", ReadonlyMap<string, string>>,
) {
  const idsOf = (type: "car" | "driver") => [
    ...new Set(bookings.flatMap(({ value }) => ids[type].get(value[type]) ?? [])),
  ];
  const carRows = await readInChunks(idsOf("car"), (chunk) =>
    transaction
      .selectFrom("cars")
      .innerJoin("suppliers", "suppliers.id", "cars.supplier_id")
      .select(["cars.id", "cars.name", "supplier_id", "turnaround_minutes as turnaround"])
      .where("cars.id", "in", chunk)
      .execute(),
  );
  const driverRows = await readInChunks(idsOf("driver"), (chunk) =>
    transaction
      .selectFrom("users")
      .select(["id", "full_name", "email", "phone", "birth_date", "language"])
      .where("id", "in", chunk)
      .execute(),
  );
  const cars = new Map<string, BookedCar>(carRows.map((car) => [car.id, car]));
  const drivers = new Map(driverRows.map((driver) => [driver.id, driver]));

  /**
   * Returns the rows that a booking references. Returns undefined and reports the reason if one of them is
   * not imported.
   */
  function findRows(
    booking: Exported<BookCarsRecord<"Booking">>,
    report: (omission: Omission) => void,
  ): BookedRows | undefined {
    const { value } = booking;
    const car = cars.get(ids.car.get(value.car) ?? "");
    const driver = drivers.get(ids.driver.get(value.driver) ?? "");
    const pickupId = ids.place.get(value.pickupLocation);
    const dropOffId = ids.place.get(value.dropOffLocation);
    const reportMissing = (field: string, description: string) =>
      void report(recordLoss(booking, field, `${description}: the booking is not carried`));
    if (car === undefined) reportMissing("car", "names a car that is not carried");
    else if (driver === undefined) reportMissing("driver", "names a user without an account of a driver");
    else if (driver.phone === null || driver.birth_date === null)
      reportMissing("driver", "names a driver without phone number or birth date");
    else if (pickupId === undefined) reportMissing("pickupLocation", "names a location that is not carried");
    else if (dropOffId === undefined)
      reportMissing("dropOffLocation", "names a location that is not carried");
    else
      return {
        car,
        driver: { ...driver, phone: driver.phone, birth_date: driver.birth_date },
        pickupId,
        dropOffId,
      };
    return undefined;
  }
  return { cars, findRows };
}
