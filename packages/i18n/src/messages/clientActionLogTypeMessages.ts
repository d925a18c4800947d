import type { MessageDescriptor } from "@lingui/core";
import type { ClientActionLogType } from "@sayara/domain/user/ClientActionLogType";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "./unknownMessages.ts";

/** Name of each type of entry in the log of a client's account. */
export const clientActionLogTypeMessages: Record<ClientActionLogType | Unknown, MessageDescriptor> = {
  reminder: /*i18n*/ { id: "clientActionLogType.reminder", message: "Reminder" },
  payment: /*i18n*/ { id: "clientActionLogType.payment", message: "Payment" },
  block: /*i18n*/ { id: "clientActionLogType.block", message: "Blocked" },
  unblock: /*i18n*/ { id: "clientActionLogType.unblock", message: "Unblocked" },
  note: /*i18n*/ { id: "clientActionLogType.note", message: "Note" },
  unknown: unknownName,
};
