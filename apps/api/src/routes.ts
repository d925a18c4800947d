import {
  booking,
  bookings,
  captchaChallenge,
  checkout,
  confirmBooking,
  health,
  quote,
  ready,
  sendEmail,
  settings,
  verifyRecaptcha,
} from "@sayara/api-client/contract/endpoints";
import { mountAccounts } from "./accounts/mountAccounts.ts";
import { addressKeyOf } from "./bookings/addressKeyOf.ts";
import { handleBooking } from "./bookings/booking.handler.ts";
import { handleBookings } from "./bookings/bookings.handler.ts";
import { handleConfirmBooking } from "./bookings/confirmBooking.handler.ts";
import { countUnconfirmedHolds } from "./bookings/countUnconfirmedHolds.ts";
import { challengeHandler, handleVerifyRecaptcha } from "./captcha/captcha.handler.ts";
import { mountCatalogue } from "./catalogue/mountCatalogue.ts";
import { handleCheckout } from "./checkout/checkout.handler.ts";
import { handleQuote } from "./checkout/quote.handler.ts";
import { handleSendEmail } from "./contact/sendEmail.handler.ts";
import { mountLogos } from "./demo/mountLogos.ts";
import type { App, AppContext } from "./http/App.ts";
import type { Dependencies } from "./http/Dependencies.ts";
import { mountEndpoint } from "./http/mountEndpoint.ts";
import { mountMailbox } from "./mail/mountMailbox.ts";
import { mountReference } from "./reference/mountReference.ts";
import { mountSearch } from "./search/mountSearch.ts";
import { handleHealth, handleReady } from "./settings/health.handler.ts";
import { handleSettings } from "./settings/settings.handler.ts";

/** Every route of the API: the contract's declaration, and what it does. */
export function mountRoutes(app: App, dependencies: Dependencies): void {
  mountEndpoint(app, health, handleHealth);
  mountEndpoint(app, ready, handleReady);
  mountEndpoint(app, settings, handleSettings, { units: 1, isKept: true });

  mountAccounts(app);
  const countWaiting = (context: AppContext) =>
    countUnconfirmedHolds(dependencies.db, addressKeyOf(context), dependencies.clock());
  mountEndpoint(app, captchaChallenge, challengeHandler({ countWaiting }));
  mountEndpoint(app, verifyRecaptcha, handleVerifyRecaptcha);
  mountEndpoint(app, sendEmail, handleSendEmail);

  mountCatalogue(app);
  mountSearch(app);
  if (dependencies.config.demo) mountLogos(app);

  mountEndpoint(app, quote, handleQuote, { units: 4 });
  mountEndpoint(app, checkout, handleCheckout);

  mountEndpoint(app, booking, handleBooking);
  mountEndpoint(app, bookings, handleBookings);
  mountEndpoint(app, confirmBooking, handleConfirmBooking);

  mountMailbox(app, dependencies);
  mountReference(app, dependencies);
}
