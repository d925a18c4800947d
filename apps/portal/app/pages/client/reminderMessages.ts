import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ClientLogEntry } from "@sayara/api-client/contract/clients/clients";
import { unknownName } from "@sayara/i18n/messages/unknownMessages";

/** Names of automatic reminders, as in their mails. */
export const reminderMessages: Readonly<Record<NonNullable<ClientLogEntry["reminder"]>, MessageDescriptor>> =
  {
    supplier_no_cars: msg`No cars yet`,
    supplier_no_phone: msg`The agency has no phone number`,
    client_no_phone: msg`The account has no phone number`,
    supplier_pending_booking: msg`A request waits for an answer`,
    pick_up: msg`Pick-up is tomorrow`,
    drop_off: msg`The car is due back`,
    review: msg`Invitation to review the agency`,
    unfinished_checkout: msg`The payment was not finished`,
    unknown: unknownName,
  };
