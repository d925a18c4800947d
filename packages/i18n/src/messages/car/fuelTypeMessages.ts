import type { MessageDescriptor } from "@lingui/core";
import type { FuelType } from "@sayara/domain/car/FuelType";

/** Names of the fuel types. */
export const fuelTypeMessages: Record<FuelType, MessageDescriptor> = {
  diesel: /*i18n*/ { id: "fuelType.diesel", message: "Diesel" },
  gasoline: /*i18n*/ { id: "fuelType.gasoline", message: "Petrol" },
  electric: /*i18n*/ { id: "fuelType.electric", message: "Electric" },
  hybrid: /*i18n*/ { id: "fuelType.hybrid", message: "Hybrid" },
  plugInHybrid: /*i18n*/ { id: "fuelType.plugInHybrid", message: "Plug-in hybrid" },
  unknown: /*i18n*/ { id: "fuelType.unknown", message: "Fuel not specified" },
};
