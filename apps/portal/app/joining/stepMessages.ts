import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ChecklistGap, ChecklistStep } from "@sayara/domain/supplier/checklist";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "@sayara/i18n/messages/unknownMessages";

/** Names of the checklist's steps, in the API's order. */
export const stepMessages: Readonly<Record<ChecklistStep | Unknown, MessageDescriptor>> = {
  profile: msg`Profile`,
  papers: msg`Papers`,
  car: msg`First car`,
  prices: msg`Prices`,
  hours: msg`Opening hours`,
  publish: msg`Acceptance`,
  unknown: unknownName,
};

/** Instructions for the missing parts of a step. */
export const gapMessages: Readonly<Record<ChecklistGap | Unknown, MessageDescriptor>> = {
  address_unconfirmed: msg`Confirm your email address: open the link that we sent to it.`,
  phone_missing: msg`Your agency has no phone number. Write to us: we add it.`,
  document_missing: msg`Hand in the papers that are missing.`,
  car_missing: msg`Add a car.`,
  place_missing: msg`Choose a place of pick-up for a car.`,
  price_missing: msg`Set a daily price for a car.`,
  hours_missing: msg`Enter the hours of your desk.`,
  acceptance_missing: msg`We check your agency once every step above is done.`,
  unknown: unknownName,
};
