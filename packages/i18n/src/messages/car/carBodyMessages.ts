import type { MessageDescriptor } from "@lingui/core";
import type { CarBody } from "@sayara/domain/car/CarBody";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "../unknownMessages.ts";

/** Car body types, for an image's text alternative. */
export const carBodyMessages: Record<CarBody | Unknown, MessageDescriptor> = {
  microCar: /*i18n*/ { id: "carBody.microCar", message: "Micro car" },
  cityCar: /*i18n*/ { id: "carBody.cityCar", message: "City car" },
  retroCar: /*i18n*/ { id: "carBody.retroCar", message: "Retro city car" },
  supermini: /*i18n*/ { id: "carBody.supermini", message: "Supermini" },
  compact: /*i18n*/ { id: "carBody.compact", message: "Compact" },
  smallSaloon: /*i18n*/ { id: "carBody.smallSaloon", message: "Small saloon" },
  saloon: /*i18n*/ { id: "carBody.saloon", message: "Saloon" },
  executiveSaloon: /*i18n*/ { id: "carBody.executiveSaloon", message: "Executive saloon" },
  crossover: /*i18n*/ { id: "carBody.crossover", message: "Crossover" },
  compactSuv: /*i18n*/ { id: "carBody.compactSuv", message: "Compact SUV" },
  suv: /*i18n*/ { id: "carBody.suv", message: "SUV" },
  offRoader: /*i18n*/ { id: "carBody.offRoader", message: "4×4" },
  sevenSeater: /*i18n*/ { id: "carBody.sevenSeater", message: "Seven-seat estate" },
  peopleCarrier: /*i18n*/ { id: "carBody.peopleCarrier", message: "People carrier" },
  van: /*i18n*/ { id: "carBody.van", message: "Minibus" },
  pickup: /*i18n*/ { id: "carBody.pickup", message: "Pickup" },
  cabriolet: /*i18n*/ { id: "carBody.cabriolet", message: "Convertible" },
  scooter: /*i18n*/ { id: "carBody.scooter", message: "Scooter, 50 cc" },
  scooter125: /*i18n*/ { id: "carBody.scooter125", message: "Scooter, 125 cc" },
  unknown: unknownName,
};
