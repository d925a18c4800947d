import type { Client } from "@sayara/api-client/client/createClient";
import {
  bookingMessages,
  closeMessageReports,
  markMessagesRead,
  messagePicture,
  readReportedMessages,
  readReportedPicture,
  reportMessages,
} from "@sayara/api-client/contract/bookings/messages";
import { savedReplies } from "@sayara/api-client/contract/suppliers/savedReplies";
import type { MessageAction } from "../actions/BookingAction.ts";

/** Messages per page. */
export const MESSAGES_PAGE_SIZE = 20;

/** Sends an action on a booking's messages, as the holder of its signed link or, with an empty token, as the user. */
export async function sendMessageAction(
  call: Client,
  { id, token }: { id: string; token: string },
  action: MessageAction,
) {
  const access = token === "" ? {} : { token };
  const params = { id };
  switch (action.intent) {
    case "readMessagePicture":
      return await call(messagePicture, { params: { id, pictureId: action.picture }, query: access });
    case "readReportedPicture":
      return await call(readReportedPicture, { params: { id, pictureId: action.picture } });
    case "readMessages": {
      const page = { id, page: action.page, size: MESSAGES_PAGE_SIZE };
      if (action.isReported) return await call(readReportedMessages, { params: page });
      return await call(bookingMessages, { params: page, query: access });
    }
    case "markMessagesRead":
      return await call(markMessagesRead, { params, body: { lastRead: action.lastRead, ...access } });
    case "reportMessages":
      return await call(reportMessages, { params, body: { reason: action.reason, ...access } });
    case "closeMessageReports":
      return await call(closeMessageReports, { params });
    case "readReplies":
      return await call(savedReplies, { params: { supplier: action.supplier } });
  }
}
