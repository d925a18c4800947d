/** The parts of the car page that load at the first interaction or on client-side navigation, bundled as one file. */
export { PricesByPickUpDay } from "./price/PricesByPickUpDay.tsx";
export { CarDetails } from "./CarDetails.tsx";
export { SaveCar } from "./SaveCar.tsx";
export { CarSkeleton } from "./CarSkeleton.tsx";
export { OtherCars } from "./OtherCars.tsx";
export { load } from "./Car.load.ts";
