import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CarStatus } from "@sayara/domain/car/CarStatus";
import type { CarGap } from "@sayara/domain/car/missingForPublishing";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** Names of a car's statuses. */
export const carStatusMessages: Readonly<Record<CarStatus | Unknown, MessageDescriptor>> = {
  draft: msg`Draft`,
  published: msg`Published`,
  withdrawn: msg`Withdrawn`,
  unknown: msg`Other`,
};

/** Refusal of a row, in the sheet or a file, whose car has changed since it was read [FL6]. */
export const staleRowMessage = msg`Someone else has changed this car.`;

/** Names of the parts that a car lacks before drivers can see it. */
export const carGapMessages: Readonly<Record<CarGap, MessageDescriptor>> = {
  plate: msg`plate`,
  places: msg`place of pick-up`,
  dailyPrice: msg`daily price`,
  deposit: msg`security deposit`,
  excess: msg`excess`,
  photo: msg`photo`,
};
