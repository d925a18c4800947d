import {
  booking,
  bookings,
  calendar,
  captchaChallenge,
  checkout,
  confirmBooking,
  health,
  quote,
  ready,
  resendConfirmation,
  sendEmail,
  settings,
  verifyRecaptcha,
  voucher,
  webVitals,
} from "@sayara/api-client/endpoints";
import { mountAccounts } from "./accounts/mountAccounts.ts";
import type { AppDependencies } from "./AppDependencies.ts";
import { addressKeyOf } from "./bookings/addressKeyOf.ts";
import { handleBooking } from "./bookings/booking.handler.ts";
import { handleBookings } from "./bookings/bookings.handler.ts";
import { handleConfirmBooking } from "./bookings/confirmBooking.handler.ts";
import { countUnconfirmedHolds } from "./bookings/countUnconfirmedHolds.ts";
import { mountCancellation } from "./cancellation/mountCancellation.ts";
import { challengeHandler, verifyRecaptchaHandler } from "./captcha/captcha.handler.ts";
import { mountCatalogue } from "./catalogue/mountCatalogue.ts";
import { checkoutHandler } from "./checkout/checkout.handler.ts";
import { handleQuote } from "./checkout/quote.handler.ts";
import { handleResendConfirmation } from "./checkout/resendConfirmation.handler.ts";
import { sendEmailHandler } from "./contact/sendEmail.handler.ts";
import { mountLogos } from "./demo/mountLogos.ts";
import { mountPictures } from "./catalogue/mountPictures.ts";
import { handleCalendar } from "./documents/calendar.handler.ts";
import { voucherHandler } from "./documents/voucher.handler.ts";
import { mountEditing } from "./editing/mountEditing.ts";
import type { App, AppContext } from "./http/App.ts";
import { mountEndpoint } from "./http/mountEndpoint.ts";
import { mountMailbox } from "./mail/mountMailbox.ts";
import { mountMoving } from "./moving/mountMoving.ts";
import { mountNotifications } from "./notifications/mountNotifications.ts";
import { mountProof } from "./proof/mountProof.ts";
import { mountReference } from "./reference/mountReference.ts";
import { mountReviews } from "./reviews/mountReviews.ts";
import { mountSearch } from "./search/mountSearch.ts";
import { handleHealth, readyHandler } from "./settings/health.handler.ts";
import { mountSettlement } from "./settlement/mountSettlement.ts";
import { settingsHandler } from "./settings/settings.handler.ts";
import { webVitalsHandler } from "./settings/webVitals.handler.ts";
import { mountStaff } from "./staff/mountStaff.ts";
import { mountSocial } from "./social/mountSocial.ts";

/** Mounts every route of the API: an endpoint of the contract with its handler. */
export function mountRoutes(app: App, dependencies: AppDependencies): void {
  mountEndpoint(app, health, handleHealth);
  mountEndpoint(app, ready, readyHandler(dependencies));
  mountEndpoint(app, settings, settingsHandler(dependencies), { units: 1, isCached: true });
  mountEndpoint(app, webVitals, webVitalsHandler(dependencies), { units: 1 });

  mountAccounts(app, dependencies);
  mountSocial(app, dependencies);
  const countWaiting = (context: AppContext) =>
    countUnconfirmedHolds(dependencies.db, addressKeyOf(context), dependencies.clock());
  mountEndpoint(app, captchaChallenge, challengeHandler({ ...dependencies, countWaiting }));
  mountEndpoint(app, verifyRecaptcha, verifyRecaptchaHandler(dependencies));
  mountEndpoint(app, sendEmail, sendEmailHandler(dependencies), { bodyLimit: 64 * 1024 });

  mountCatalogue(app);
  mountSearch(app, dependencies);
  mountPictures(app, dependencies);
  if (dependencies.config.demo) mountLogos(app);

  mountEndpoint(app, quote, handleQuote, { units: 4 });
  mountEndpoint(app, checkout, checkoutHandler(dependencies));
  mountSettlement(app, dependencies);

  mountEndpoint(app, booking, handleBooking);
  mountEndpoint(app, bookings, handleBookings, { bodyLimit: 16 * 1024 });
  mountEndpoint(app, confirmBooking, handleConfirmBooking);
  mountEndpoint(app, resendConfirmation, handleResendConfirmation);

  mountCancellation(app);
  mountEditing(app, dependencies);
  mountMoving(app);
  mountStaff(app);
  mountProof(app);

  mountEndpoint(app, calendar, handleCalendar, { units: 2 });
  mountEndpoint(app, voucher, voucherHandler(dependencies), { units: 8 });

  mountReviews(app);
  mountNotifications(app, dependencies);

  mountMailbox(app, dependencies);
  mountReference(app, dependencies);
}
