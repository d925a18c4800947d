import {
  calendar,
  captchaChallenge,
  changeRuntimeSetting,
  health,
  ready,
  runtimeSettings,
  sendEmail,
  settings,
  verifyRecaptcha,
  voucher,
  webVitals,
} from "@sayara/api-client/endpoints";
import { mountAccounts } from "./accounts/mountAccounts.ts";
import type { AppDependencies } from "./AppDependencies.ts";
import { networkKeyOf } from "./bookings/confirm/networkKeyOf.ts";
import { mountBookings } from "./bookings/mountBookings.ts";
import { fileOf } from "./bookings/mails/prepareMail.ts";
import { countUnconfirmedHolds } from "./bookings/confirm/countUnconfirmedHolds.ts";
import { challengeHandler, verifyRecaptchaHandler } from "./security/captcha/captcha.handler.ts";
import { mountCatalogue } from "./catalogue/mountCatalogue.ts";
import { mountAudience } from "./messaging/audience/mountAudience.ts";
import { mountAudit } from "./marketplace/audit/mountAudit.ts";
import { mountClients } from "./accounts/clients/mountClients.ts";
import { mountFind } from "./marketplace/find/mountFind.ts";
import { sendEmailHandler } from "./messaging/contact/sendEmail.handler.ts";
import { mountLogos } from "./demo/mountLogos.ts";
import { mountPictures } from "./catalogue/mountPictures.ts";
import { handleCalendar } from "./documents/calendar.handler.ts";
import { voucherHandler } from "./documents/voucher.handler.ts";
import type { App, AppContext } from "./server/http/App.ts";
import { mountEndpoint } from "./server/http/mountEndpoint.ts";
import { mountMailbox } from "./messaging/mail/mailbox/mountMailbox.ts";
import { mountNotifications } from "./messaging/notifications/mountNotifications.ts";
import { mountOwnData } from "./accounts/ownData/mountOwnData.ts";
import { mountPlaces } from "./catalogue/places/mountPlaces.ts";
import { mountReference } from "./server/reference/mountReference.ts";
import { mountReviews } from "./reviews/mountReviews.ts";
import { mountSaved } from "./saved/mountSaved.ts";
import { mountSearch } from "./search/mountSearch.ts";
import { handleHealth, readyHandler } from "./marketplace/settings/health.handler.ts";
import {
  changeRuntimeSettingHandler,
  runtimeSettingsHandler,
} from "./marketplace/settings/runtimeSettings.handler.ts";
import { settingsHandler } from "./marketplace/settings/settings.handler.ts";
import { webVitalsHandler } from "./marketplace/settings/webVitals.handler.ts";
import { mountSocial } from "./accounts/social/mountSocial.ts";
import { mountFigures } from "./marketplace/figures/mountFigures.ts";
import { mountPayouts } from "./money/payouts/mountPayouts.ts";
import { mountStatements } from "./money/statements/mountStatements.ts";
import { mountSubscriptions } from "./money/subscriptions/mountSubscriptions.ts";
import { mountSuppliers } from "./suppliers/mountSuppliers.ts";

/** Mounts every route of the API: each endpoint of the contract with its handler. */
export function mountRoutes(app: App, dependencies: AppDependencies): void {
  mountEndpoint(app, health, handleHealth);
  mountEndpoint(app, ready, readyHandler(dependencies));
  mountEndpoint(app, settings, settingsHandler(dependencies), { units: 1, isCached: true });
  mountEndpoint(app, runtimeSettings, runtimeSettingsHandler(dependencies));
  mountEndpoint(app, changeRuntimeSetting, changeRuntimeSettingHandler(dependencies));
  mountEndpoint(app, webVitals, webVitalsHandler(dependencies), { units: 1 });

  mountAccounts(app, dependencies);
  mountOwnData(app, dependencies);
  mountSocial(app, dependencies);
  const countUnconfirmed = (context: AppContext) =>
    countUnconfirmedHolds(dependencies.db, networkKeyOf(context), dependencies.clock());
  mountEndpoint(app, captchaChallenge, challengeHandler({ captcha: dependencies.captcha, countUnconfirmed }));
  mountEndpoint(app, verifyRecaptcha, verifyRecaptchaHandler(dependencies));
  mountEndpoint(app, sendEmail, sendEmailHandler(dependencies), { bodyLimit: 64 * 1024 });

  mountCatalogue(app, dependencies);
  mountSearch(app, dependencies);
  mountSaved(app);
  mountPictures(app, dependencies);
  if (dependencies.config.demo) mountLogos(app);

  mountBookings(app, dependencies);

  mountEndpoint(app, calendar, handleCalendar, { units: 2 });
  mountEndpoint(app, voucher, voucherHandler(dependencies), { units: 8 });

  mountReviews(app, dependencies);
  mountSuppliers(app, dependencies);
  mountStatements(app, dependencies);
  mountSubscriptions(app, dependencies);
  mountPayouts(app);
  mountFigures(app);
  mountClients(app);
  mountAudience(app);
  mountAudit(app);
  mountFind(app);
  mountPlaces(app, dependencies);
  mountNotifications(app, dependencies);

  mountMailbox(app, dependencies, { makeFile: (row, file) => fileOf(row, file, dependencies) });
  mountReference(app, dependencies);
}
