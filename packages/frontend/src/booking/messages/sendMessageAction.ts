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

/** Messages of a page. */
export const MESSAGES_PAGE_SIZE = 20;

/** Sends an action on the messages about a booking, of the holder of its link or of the signed-in user. */
export async function sendMessageAction(
  call: Client,
  { id, token }: { id: string; token: string },
  action: MessageAction,
) {
  const proof = token === "" ? {} : { token };
  const params = { id };
  switch (action.intent) {
    case "readMessagePicture":
      return await call(messagePicture, { params: { id, pictureId: action.picture }, query: proof });
    case "readReportedPicture":
      return await call(readReportedPicture, { params: { id, pictureId: action.picture } });
    case "readMessages": {
      const page = { id, page: action.page, size: MESSAGES_PAGE_SIZE };
      if (action.isReported) return await call(readReportedMessages, { params: page });
      return await call(bookingMessages, { params: page, query: proof });
    }
    case "markMessagesRead":
      return await call(markMessagesRead, { params, body: { lastRead: action.lastRead, ...proof } });
    case "reportMessages":
      return await call(reportMessages, { params, body: { reason: action.reason, ...proof } });
    case "closeMessageReports":
      return await call(closeMessageReports, { params });
    case "readReplies":
      return await call(savedReplies, { params: { supplier: action.supplier } });
  }
}
