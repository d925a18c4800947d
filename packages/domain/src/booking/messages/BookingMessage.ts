import * as v from "valibot";
import {
  MAX_MESSAGE_LENGTH,
  MAX_MESSAGE_REPORT_LENGTH,
  MESSAGE_PICTURES,
} from "@sayara/domain/config/businessDefaults";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText, optionalText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { MessageSide } from "./MessageSide.ts";

/**
 * Text of a message: 1 to 2000 characters in several lines, without control and direction characters [MS2].
 */
export const MessageText = v.pipe(
  optionalText(MAX_MESSAGE_LENGTH),
  v.nonEmpty(validationMessage("required")),
);
export type MessageText = v.InferOutput<typeof MessageText>;

/** Reason of a report about messages: 1 to 500 characters [MS7]. */
export const MessageReportReason = v.pipe(
  optionalText(MAX_MESSAGE_REPORT_LENGTH),
  v.nonEmpty(validationMessage("required")),
);
export type MessageReportReason = v.InferOutput<typeof MessageReportReason>;

/** A message about a booking, visible to its driver and its agency [MS1]. */
export const BookingMessage = v.object({
  id: EntityId,
  side: orUnknown(MessageSide),
  /** The author. Drivers see the agency's name instead of a person's. Empty for a deleted account. */
  name: anyText(200),
  at: Instant,
  /** Empty if its author's account was deleted [MS8]. */
  text: anyText(MAX_MESSAGE_LENGTH),
  /** Ids of the photos, in the order in which they were added. */
  pictures: v.pipe(v.array(EntityId), v.maxLength(MESSAGE_PICTURES)),
  /** When the other side first read the message [MS3]; null if unread. */
  readAt: v.nullable(Instant),
});
export type BookingMessage = v.InferOutput<typeof BookingMessage>;

/** An open report about a booking's messages [MS7]. */
export const MessageReport = v.object({
  side: orUnknown(MessageSide),
  at: Instant,
  reason: anyText(MAX_MESSAGE_REPORT_LENGTH),
});
export type MessageReport = v.InferOutput<typeof MessageReport>;
