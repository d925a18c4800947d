/** What the page of a car loads at the first interaction, or when it is opened within the site: one file. */
export { CarDays } from "./price/CarDays.tsx";
export { CarDetails } from "./CarDetails.tsx";
export { CarSkeleton } from "./CarSkeleton.tsx";
export { OtherCars } from "./OtherCars.tsx";
export { load } from "./Car.load.ts";
