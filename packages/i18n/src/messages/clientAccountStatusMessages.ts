import type { MessageDescriptor } from "@lingui/core";
import type { ClientAccountStatus } from "@sayara/domain/user/ClientAccountStatus";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "./unknownMessages.ts";

/** Name of each status of a client's account. */
export const clientAccountStatusMessages: Record<ClientAccountStatus | Unknown, MessageDescriptor> = {
  active: /*i18n*/ { id: "clientAccountStatus.active", message: "Active" },
  blocked: /*i18n*/ { id: "clientAccountStatus.blocked", message: "Blocked" },
  needs_follow_up: /*i18n*/ { id: "clientAccountStatus.needs_follow_up", message: "To follow up" },
  unknown: unknownName,
};
