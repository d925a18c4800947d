import type { MessageDescriptor } from "@lingui/core";
import type { CarFeature } from "@sayara/domain/car/CarFeature";

/** Names of the multimedia features. */
export const carFeatureMessages: Record<CarFeature, MessageDescriptor> = {
  touchscreen: /*i18n*/ { id: "carFeature.touchscreen", message: "Touchscreen" },
  bluetooth: /*i18n*/ { id: "carFeature.bluetooth", message: "Bluetooth" },
  androidAuto: /*i18n*/ { id: "carFeature.androidAuto", message: "Android Auto" },
  appleCarPlay: /*i18n*/ { id: "carFeature.appleCarPlay", message: "Apple CarPlay" },
};
