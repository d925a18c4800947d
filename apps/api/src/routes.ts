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
import { challengeHandler, verifyRecaptchaHandler } from "./captcha/captcha.handler.ts";
import { mountCatalogue } from "./catalogue/mountCatalogue.ts";
import { mountAudience } from "./audience/mountAudience.ts";
import { mountAudit } from "./audit/mountAudit.ts";
import { mountClients } from "./clients/mountClients.ts";
import { mountFind } from "./find/mountFind.ts";
import { sendEmailHandler } from "./contact/sendEmail.handler.ts";
import { mountLogos } from "./demo/mountLogos.ts";
import { mountPictures } from "./catalogue/mountPictures.ts";
import { handleCalendar } from "./documents/calendar.handler.ts";
import { voucherHandler } from "./documents/voucher.handler.ts";
import type { App, AppContext } from "./http/App.ts";
import { mountEndpoint } from "./http/mountEndpoint.ts";
import { mountMailbox } from "./mail/mailbox/mountMailbox.ts";
import { mountNotifications } from "./notifications/mountNotifications.ts";
import { mountOwnData } from "./ownData/mountOwnData.ts";
import { mountPlaces } from "./places/mountPlaces.ts";
import { mountReference } from "./reference/mountReference.ts";
import { mountReviews } from "./reviews/mountReviews.ts";
import { mountSaved } from "./saved/mountSaved.ts";
import { mountSearch } from "./search/mountSearch.ts";
import { handleHealth, readyHandler } from "./settings/health.handler.ts";
import { changeRuntimeSettingHandler, runtimeSettingsHandler } from "./settings/runtimeSettings.handler.ts";
import { settingsHandler } from "./settings/settings.handler.ts";
import { webVitalsHandler } from "./settings/webVitals.handler.ts";
import { mountSocial } from "./social/mountSocial.ts";
import { mountFigures } from "./figures/mountFigures.ts";
import { mountPayouts } from "./payouts/mountPayouts.ts";
import { mountStatements } from "./statements/mountStatements.ts";
import { mountSubscriptions } from "./subscriptions/mountSubscriptions.ts";
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
