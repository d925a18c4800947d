import { carFeatures } from "@sayara/domain/car/CarFeature";
import { carTypes } from "@sayara/domain/car/CarType";
import { fuelPolicies } from "@sayara/domain/car/FuelPolicy";
import { fuelTypes } from "@sayara/domain/car/FuelType";
import { gearboxes } from "@sayara/domain/car/Gearbox";
import { mileages } from "@sayara/domain/car/Mileage";
import { depositMeans } from "@sayara/domain/deposit/DepositMeans";
import type { CarFilter } from "@sayara/domain/search/CarFilter";
import { depositTiers } from "@sayara/domain/search/DepositTier";
import { ratingFilters } from "@sayara/domain/search/RatingFilter";
import { seatsFilters } from "@sayara/domain/search/SeatsFilter";

/** Returns the facets except suppliers by counting cars for each choice: the brute force that tests compare with. */
export function countChoices(count: (change: Partial<CarFilter>) => number, filter: CarFilter) {
  const countEach = <T extends string>(choices: readonly T[], changeOf: (choice: T) => Partial<CarFilter>) =>
    Object.fromEntries(choices.map((choice) => [choice, count(changeOf(choice))]));
  return {
    rating: countEach(ratingFilters, (rating) => ({ rating })),
    seats: countEach(seatsFilters, (seats) => ({ seats: [seats] })),
    aircon: count({ aircon: true }),
    fourPlusDoors: count({ fourPlusDoors: true }),
    deposit: countEach(depositTiers, (deposit) => ({ deposit })),
    depositMeans: countEach(depositMeans, (means) => ({ depositMeans: [means] })),
    range: countEach(carTypes, (range) => ({ range: [range] })),
    gearbox: countEach(gearboxes, (gearbox) => ({ gearbox: [gearbox] })),
    fuelType: countEach(fuelTypes, (fuelType) => ({ fuelType: [fuelType] })),
    mileage: countEach(mileages, (mileage) => ({ mileage: [mileage] })),
    fuelPolicy: countEach(fuelPolicies, (fuelPolicy) => ({ fuelPolicy: [fuelPolicy] })),
    // A car needs all chosen features [SE7].
    multimedia: countEach(carFeatures, (feature) => ({ multimedia: [...filter.multimedia, feature] })),
  };
}
