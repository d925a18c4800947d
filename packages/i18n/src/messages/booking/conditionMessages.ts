import type { MessageDescriptor } from "@lingui/core";
import type { ConditionAngle } from "@sayara/domain/booking/condition/ConditionAngle";
import type { DepositMethod } from "@sayara/domain/deposit/DepositMethod";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "../unknownMessages.ts";

/** Names of the views of a car in a condition report. */
export const conditionAngleMessages: Record<ConditionAngle | Unknown, MessageDescriptor> = {
  front: /*i18n*/ { id: "conditionAngle.front", message: "Front" },
  frontRight: /*i18n*/ { id: "conditionAngle.frontRight", message: "Front right" },
  right: /*i18n*/ { id: "conditionAngle.right", message: "Right side" },
  rearRight: /*i18n*/ { id: "conditionAngle.rearRight", message: "Rear right" },
  rear: /*i18n*/ { id: "conditionAngle.rear", message: "Rear" },
  rearLeft: /*i18n*/ { id: "conditionAngle.rearLeft", message: "Rear left" },
  left: /*i18n*/ { id: "conditionAngle.left", message: "Left side" },
  frontLeft: /*i18n*/ { id: "conditionAngle.frontLeft", message: "Front left" },
  roof: /*i18n*/ { id: "conditionAngle.roof", message: "Roof" },
  dashboard: /*i18n*/ { id: "conditionAngle.dashboard", message: "Dashboard and meters" },
  interior: /*i18n*/ { id: "conditionAngle.interior", message: "Seats" },
  boot: /*i18n*/ { id: "conditionAngle.boot", message: "Boot" },
  unknown: unknownName,
};

/** Methods of holding a security deposit. */
export const depositMethodMessages: Record<DepositMethod | Unknown, MessageDescriptor> = {
  cash: /*i18n*/ { id: "depositMethod.cash", message: "Cash in dinars" },
  cashEuro: /*i18n*/ { id: "depositMethod.cashEuro", message: "Cash in euros" },
  card: /*i18n*/ { id: "depositMethod.card", message: "Charged by card" },
  cardImprint: /*i18n*/ { id: "depositMethod.cardImprint", message: "Reserved on a card" },
  unknown: unknownName,
};
