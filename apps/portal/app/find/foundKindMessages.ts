import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FoundKind } from "@sayara/domain/search/FoundKind";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "@sayara/i18n/messages/unknownMessages";

/** Headings of the groups of found records. */
export const foundKindMessages: Readonly<Record<FoundKind | Unknown, MessageDescriptor>> = {
  booking: msg`Bookings`,
  agency: msg`Agencies`,
  car: msg`Cars`,
  client: msg`Clients`,
  place: msg`Places`,
  statement: msg`Statements`,
  document: msg`Papers`,
  unknown: unknownName,
};
