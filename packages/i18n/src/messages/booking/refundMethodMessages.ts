import type { MessageDescriptor } from "@lingui/core";
import type { RefundMethod } from "@sayara/domain/payment/RefundMethod";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "../unknownMessages.ts";

/** Methods by which staff returns money. */
export const refundMethodMessages: Record<RefundMethod | Unknown, MessageDescriptor> = {
  cash: /*i18n*/ { id: "refundMethod.cash", message: "Cash" },
  transfer: /*i18n*/ { id: "refundMethod.transfer", message: "Bank transfer" },
  card: /*i18n*/ { id: "refundMethod.card", message: "To the card" },
  unknown: unknownName,
};
