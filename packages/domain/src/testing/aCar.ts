import type { Car } from "../car/Car.ts";

/**
 * Returns a car for tests: 100 TND per day, no price periods, no discounts, every option offered. Pass the fields under
 * test.
 *
 * @example aCar({ dailyPrice: 80, cancellation: -1 })
 */
export function aCar(changes: Partial<Car> = {}): Car {
  return {
    id: "car-1",
    slug: "hyundai-i20-tunis",
    name: "Hyundai i20",
    supplier: {
      id: "supplier-1",
      slug: "jasmin-rent",
      name: "Jasmin Rent",
      logo: null,
      rating: 4.5,
      reviewCount: 12,
      payLater: true,
    },
    fuelType: "gasoline",
    gearbox: "manual",
    seats: 5,
    doors: 5,
    aircon: true,
    fuelPolicy: "likeForlike",
    range: "midi",
    body: "cityCar",
    color: "blue",
    image: null,
    availability: "available",
    trips: 7,
    co2: 118,
    multimedia: ["bluetooth"],
    mileage: -1,
    deposit: 1000,
    excess: {
      damage: 2000,
      damageWithWaiver: 800,
      theft: 3000,
      theftWithProtection: 1000,
      fullInsurance: 0,
    },
    minimumAge: 21,
    minimumLicenceYears: 0,
    minimumRentalDays: 1,
    leadTimeHours: 2,
    rating: 4.5,
    reviewCount: 3,
    currency: "TND",
    dailyPrice: 100,
    periodicPrices: [],
    discounts: [],
    cancellation: 30,
    amendments: 20,
    theftProtection: 5,
    collisionDamageWaiver: 8,
    fullInsurance: 15,
    additionalDriver: 6,
    ...changes,
  };
}
