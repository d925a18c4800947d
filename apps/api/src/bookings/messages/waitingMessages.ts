import type { BookingActor } from "@sayara/domain/booking/actions/BookingActor";
import type { MessageSide } from "@sayara/domain/booking/messages/MessageSide";
import { messageSideOf } from "@sayara/domain/booking/messages/messageSideOf";
import type { ExpressionBuilder } from "kysely";
import type { Schema } from "#api/database/Schema.ts";
import { oppositeSide } from "./messageRows.ts";

/** Reader of waiting messages: a side with unread messages, or an administrator with open reports. */
export type MessageReader = MessageSide | "admin";

/** Returns the reader whose waiting messages the caller's list of bookings shows. */
export function waitingMessagesReader(actor: BookingActor): MessageReader {
  return messageSideOf({ actor, isOwn: true }) ?? "admin";
}

/**
 * Selects the bookings with messages that wait for the reader: unread by the side, or reported [MS3, MS7].
 */
export function waitingMessages(
  builder: Pick<ExpressionBuilder<Schema, never>, "selectFrom">,
  reader: MessageReader,
) {
  if (reader === "admin")
    return builder
      .selectFrom("message_reports as waiting")
      .select("waiting.booking_id")
      .where("waiting.closed_at", "is", null);
  return builder
    .selectFrom("booking_messages as waiting")
    .select("waiting.booking_id")
    .where("waiting.side", "=", oppositeSide[reader])
    .where("waiting.read_at", "is", null);
}
