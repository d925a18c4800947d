import {
  addMessagePicture,
  bookingMessages,
  closeMessageReports,
  markMessagesRead,
  messagePicture,
  readReportedMessages,
  readReportedPicture,
  reportMessages,
  reportsWaiting,
  sendMessage,
} from "@sayara/api-client/endpoints";
import type { AppDependencies } from "#api/AppDependencies.ts";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import {
  addMessagePictureHandler,
  authorizeMessagePicture,
  messagePictureHandler,
  readReportedPictureHandler,
} from "./messagePicture.handler.ts";
import {
  handleBookingMessages,
  handleCloseMessageReports,
  handleMarkMessagesRead,
  handleReadReportedMessages,
  handleReportMessages,
  handleSendMessage,
} from "./messages.handler.ts";
import { handleReportsWaiting } from "./reportsWaiting.handler.ts";

/** Mounts the endpoints of the messages about bookings. */
export function mountMessages(app: App, dependencies: AppDependencies): void {
  mountEndpoint(app, bookingMessages, handleBookingMessages);
  // Fits a text of 2000 characters, each up to six bytes in JSON.
  mountEndpoint(app, sendMessage, handleSendMessage, { bodyLimit: 16 * 1024 });
  mountEndpoint(app, addMessagePicture, addMessagePictureHandler(dependencies), {
    authorize: authorizeMessagePicture,
  });
  mountEndpoint(app, messagePicture, messagePictureHandler(dependencies), { units: 1 });
  mountEndpoint(app, markMessagesRead, handleMarkMessagesRead);
  mountEndpoint(app, reportMessages, handleReportMessages);
  mountEndpoint(app, readReportedMessages, handleReadReportedMessages);
  mountEndpoint(app, readReportedPicture, readReportedPictureHandler(dependencies), { units: 1 });
  mountEndpoint(app, reportsWaiting, handleReportsWaiting);
  mountEndpoint(app, closeMessageReports, handleCloseMessageReports);
}
