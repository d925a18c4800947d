import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PortalSupplier } from "@sayara/api-client/contract/suppliers/portalSuppliers";
import { unknownName } from "@sayara/i18n/messages/unknownMessages";

/** Names of an agency's standings. */
export const standingMessages: Readonly<Record<PortalSupplier["standing"], MessageDescriptor>> = {
  pending: msg`Joining`,
  active: msg`Active`,
  suspended: msg`Suspended`,
  unknown: unknownName,
};
