import type { MessageDescriptor } from "@lingui/core";
import type { CarBody } from "@sayara/domain/car/CarBody";

/** Shapes of cars, for the text alternative of the picture. */
export const carBodyWords: Record<CarBody, MessageDescriptor> = {
  cityCar: /*i18n*/ { id: "carBody.cityCar", message: "City car" },
  saloon: /*i18n*/ { id: "carBody.saloon", message: "Saloon" },
  suv: /*i18n*/ { id: "carBody.suv", message: "SUV" },
  van: /*i18n*/ { id: "carBody.van", message: "Van" },
  pickup: /*i18n*/ { id: "carBody.pickup", message: "Pickup" },
  scooter: /*i18n*/ { id: "carBody.scooter", message: "Scooter" },
};
