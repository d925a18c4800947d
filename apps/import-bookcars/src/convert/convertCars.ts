import type { CarBody } from "@sayara/domain/car/CarBody";
import { carFeatures } from "@sayara/domain/car/CarFeature";
import type { AnyCarRecord } from "@sayara/catalogue/CatalogueRecord";
import type { ImportedRecord } from "@sayara/api/operate/catalogue/ImportedRecord";
import type { BookCarsRecord } from "../read/BookCarsRecord.ts";
import { checkedRecord } from "./checkedRecord.ts";
import { boundedName } from "./cleanedName.ts";
import { recordLoss, fieldLoss } from "../read/Exported.ts";
import type { Omission } from "../Omission.ts";
import type { BookCarsExport } from "../read/readBookCars.ts";

/** Converts cars. Omits a car whose range or fuel policy has no counterpart. */
export function convertCars(
  { Car }: BookCarsExport,
  {
    isPlace,
    isAgency,
    report,
  }: {
    isPlace: (id: string) => boolean;
    isAgency: (id: string) => boolean;
    report: (omission: Omission) => void;
  },
): ImportedRecord<AnyCarRecord>[] {
  return Car.flatMap((car) => {
    const { value } = car;
    const agency = value.supplier ?? value.company;
    if (agency === undefined || !isAgency(agency)) {
      report(recordLoss(car, "supplier", "names no agency that is carried: the car is not carried"));
      return [];
    }
    for (const id of value.locations.filter((place) => !isPlace(place)))
      report(fieldLoss(car, "locations", `names the location ${id}, which is not carried`));
    const features: readonly string[] = carFeatures;
    for (const feature of value.multimedia.filter((item) => !features.includes(item)))
      report(fieldLoss(car, "multimedia", `has ${JSON.stringify(feature)}, which has no counterpart`));
    const converted = checkedRecord(
      car,
      {
        type: "car",
        id: car.id,
        agency,
        ...fieldsOf(value),
        name: boundedName(car, { field: "name", name: value.name, fallback: "Voiture", report }),
        places: value.locations.filter(isPlace),
      },
      { report, names: { fuelType: "type", places: "locations" } },
    );
    return converted === undefined ? [] : [converted];
  });
}

function fieldsOf(car: BookCarsRecord<"Car">): object {
  const isAvailable = car.available && car.fullyBooked !== true && car.comingSoon !== true;
  const optional = {
    minimumAge: car.minimumAge,
    co2: car.co2 && Math.round(car.co2),
    cancellation: car.cancellation,
    amendments: car.amendments,
    theftProtection: car.theftProtection,
    collisionDamageWaiver: car.collisionDamageWaiver,
    fullInsurance: car.fullInsurance,
    additionalDriver: car.additionalDriver,
  };
  return {
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    body: bodyOf(car),
    color: "white",
    range: car.range,
    fuelType: car.type,
    gearbox: car.gearbox,
    seats: car.seats,
    doors: car.doors,
    aircon: car.aircon,
    fuelPolicy: fuelPolicyOf(car.fuelPolicy),
    mileage: car.mileage,
    multimedia: car.multimedia.filter((candidate) => carFeatures.some((feature) => feature === candidate)),
    availability: isAvailable ? "available" : "unavailable",
    deposit: car.deposit,
    dailyPrice: car.dailyPrice ?? car.price,
  };
}

/** BookCars has no body types, so the drawing is chosen by range and seats. */
function bodyOf({ range, seats }: BookCarsRecord<"Car">): CarBody {
  if (range === "scooter") return "scooter";
  if (seats > 8) return "van";
  if (seats > 5) return "sevenSeater";
  return range === "mini" ? "cityCar" : range === "maxi" ? "suv" : "supermini";
}

/**
 * Full to full counts as `likeForlike`: the car is returned as it was received. A policy without a counterpart, such as
 * full to empty, is returned unchanged and rejected later.
 */
function fuelPolicyOf(policy: string): string {
  const counterparts: Record<string, string> = {
    likeforlike: "likeForlike",
    fulltofull: "likeForlike",
    freetank: "freeTank",
  };
  const key = policy.toLowerCase();
  return Object.hasOwn(counterparts, key) ? (counterparts[key] ?? policy) : policy;
}
