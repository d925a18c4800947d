import type { CarDraft } from "../car/CarDraft.ts";

/**
 * Returns a car draft for tests, complete enough to be published. Pass the fields under test.
 *
 * @example aCarDraft({ plate: null })
 */
export function aCarDraft(changes: Partial<CarDraft> = {}): CarDraft {
  return {
    name: "Hyundai i20",
    body: "cityCar",
    color: "blue",
    range: "midi",
    fuelType: "gasoline",
    gearbox: "manual",
    seats: 5,
    doors: 5,
    aircon: true,
    fuelPolicy: "likeForlike",
    mileage: -1,
    multimedia: ["bluetooth"],
    co2: 118,
    availability: "available",
    minimumAge: 21,
    minimumLicenceYears: 0,
    deposit: 1000,
    excess: {
      damage: 2000,
      damageWithWaiver: 800,
      theft: 3000,
      theftWithProtection: 1000,
      fullInsurance: 0,
    },
    dailyPrice: 100,
    cancellation: 30,
    amendments: 20,
    theftProtection: 5,
    collisionDamageWaiver: 8,
    fullInsurance: 15,
    additionalDriver: 6,
    places: ["place-1"],
    plate: "123 TU 4567",
    chassisLast: "A12345",
    registrationDate: "2024-03-15",
    fiscalPower: 5,
    ...changes,
  };
}
