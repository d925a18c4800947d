import {
  addProblemPicture,
  booking,
  bookingIdOfSession,
  bookings,
  cancelBooking,
  checkCheckoutSession,
  checkout,
  confirmBooking,
  declineMove,
  mailBookingCode,
  mailBookingLink,
  moveBooking,
  payBooking,
  problemPicture,
  proveBooking,
  quote,
  quoteChange,
  quoteEdit,
  refundPreview,
  replacements,
  reportProblem,
  requestChange,
  resendConfirmation,
  revokeBookingLinks,
  setArrival,
  updateBooking,
  withdrawChange,
} from "@sayara/api-client/endpoints";
import type { AppDependencies } from "#api/AppDependencies.ts";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import { handleCancelBooking } from "./cancel/cancelBooking.handler.ts";
import { handleRefundPreview } from "./cancel/refundPreview.handler.ts";
import { mountCondition } from "./condition/mountCondition.ts";
import { handleQuoteChange } from "./change/quoteChange.handler.ts";
import { handleRequestChange } from "./change/requestChange.handler.ts";
import { handleSetArrival } from "./arrival/setArrival.handler.ts";
import { handleWithdrawChange } from "./change/withdrawChange.handler.ts";
import { checkoutHandler } from "./checkout/checkout.handler.ts";
import { handleConfirmBooking } from "./confirm/confirmBooking.handler.ts";
import { handleResendConfirmation } from "./confirm/resendConfirmation.handler.ts";
import { handleQuoteEdit } from "./edit/quoteEdit.handler.ts";
import { updateBookingHandler } from "./edit/updateBooking.handler.ts";
import { mountMessages } from "./messages/mountMessages.ts";
import { handleDeclineMove } from "./move/declineMove.handler.ts";
import { handleMoveBooking } from "./move/moveBooking.handler.ts";
import { handleReplacements } from "./move/replacements.handler.ts";
import {
  checkCheckoutSessionHandler,
  handleBookingIdOfSession,
} from "./payment/checkCheckoutSession.handler.ts";
import { payBookingHandler } from "./payment/payBooking.handler.ts";
import {
  addProblemPictureHandler,
  authorizeProblemPicture,
  problemPictureHandler,
} from "./problems/problemPicture.handler.ts";
import { handleReportProblem } from "./problems/reportProblem.handler.ts";
import { handleMailBookingCode } from "./proof/mailBookingCode.handler.ts";
import { handleMailBookingLink } from "./proof/mailBookingLink.handler.ts";
import { handleProveBooking } from "./proof/proveBooking.handler.ts";
import { handleRevokeBookingLinks } from "./proof/revokeBookingLinks.handler.ts";
import { handleQuote } from "./quote/quote.handler.ts";
import { handleBooking } from "./read/booking.handler.ts";
import { handleBookings } from "./read/bookings.handler.ts";
import { mountStaff } from "./staff/mountStaff.ts";

/** Bytes of a rental with its drivers, a signed quote and at most 30 extras. */
const RENTAL_BODY = 16 * 1024;

/**
 * Mounts the endpoints of a booking in the order of its lifecycle. `units` is the cost of a call, charged to
 * the allowance of its network address. `mountPaymentWebhook` mounts the gateways' webhooks.
 */
export function mountBookings(app: App, dependencies: AppDependencies): void {
  mountEndpoint(app, quote, handleQuote, { units: 4 });
  mountEndpoint(app, checkout, checkoutHandler(dependencies), { bodyLimit: RENTAL_BODY });

  mountEndpoint(app, confirmBooking, handleConfirmBooking);
  mountEndpoint(app, resendConfirmation, handleResendConfirmation);

  // Each may cause one gateway call.
  mountEndpoint(app, payBooking, payBookingHandler(dependencies), { units: 4 });
  mountEndpoint(app, checkCheckoutSession, checkCheckoutSessionHandler(dependencies), { units: 2 });
  mountEndpoint(app, bookingIdOfSession, handleBookingIdOfSession);

  mountEndpoint(app, booking, handleBooking);
  mountEndpoint(app, bookings, handleBookings, { bodyLimit: 16 * 1024 });

  mountEndpoint(app, mailBookingCode, handleMailBookingCode);
  mountEndpoint(app, mailBookingLink, handleMailBookingLink);
  mountEndpoint(app, proveBooking, handleProveBooking);
  mountEndpoint(app, revokeBookingLinks, handleRevokeBookingLinks);

  mountEndpoint(app, quoteEdit, handleQuoteEdit, { units: 4, bodyLimit: RENTAL_BODY });
  // May cause two gateway calls.
  mountEndpoint(app, updateBooking, updateBookingHandler(dependencies), {
    units: 4,
    bodyLimit: RENTAL_BODY,
  });

  mountEndpoint(app, quoteChange, handleQuoteChange, { units: 4 });
  mountEndpoint(app, requestChange, handleRequestChange, { units: 4 });
  mountEndpoint(app, withdrawChange, handleWithdrawChange);
  mountEndpoint(app, setArrival, handleSetArrival);

  mountEndpoint(app, refundPreview, handleRefundPreview);
  mountEndpoint(app, cancelBooking, handleCancelBooking);

  // Fits a text of 2000 characters, each up to six bytes in JSON.
  mountEndpoint(app, reportProblem, handleReportProblem, { bodyLimit: 16 * 1024 });
  mountEndpoint(app, addProblemPicture, addProblemPictureHandler(dependencies), {
    authorize: authorizeProblemPicture,
  });
  mountEndpoint(app, problemPicture, problemPictureHandler(dependencies), { units: 1 });

  mountMessages(app, dependencies);
  mountCondition(app, dependencies);

  // Prices up to 200 cars.
  mountEndpoint(app, replacements, handleReplacements, { units: 8 });
  mountEndpoint(app, moveBooking, handleMoveBooking, { units: 4 });
  mountEndpoint(app, declineMove, handleDeclineMove);

  mountStaff(app);
}
