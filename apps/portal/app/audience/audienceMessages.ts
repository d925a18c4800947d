import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AudienceMessageSummary } from "@sayara/api-client/contract/audience/audienceMessages";
import { unknownName } from "@sayara/i18n/messages/unknownMessages";

/** Names of the kinds of messages. */
export const messageKindMessages: Readonly<Record<AudienceMessageSummary["kind"], MessageDescriptor>> = {
  transactional: msg`About the account`,
  notification: msg`Notification`,
  promotional: msg`Promotion`,
  unknown: unknownName,
};

/** Names of the audiences of messages. */
export const audienceNames: Readonly<Record<AudienceMessageSummary["recipients"], MessageDescriptor>> = {
  drivers: msg`Drivers`,
  agencies: msg`Agencies`,
  unknown: unknownName,
};

/** Names of message statuses. */
export const messageStatusMessages: Readonly<Record<AudienceMessageSummary["status"], MessageDescriptor>> = {
  draft: msg`Draft`,
  sending: msg`Being sent`,
  stopped: msg`Stopped`,
  sent: msg`Sent`,
  unknown: unknownName,
};
