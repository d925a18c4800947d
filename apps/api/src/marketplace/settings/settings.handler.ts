import type { settings } from "@sayara/api-client/contract/settings/settings";
import type { Metrics } from "@sayara/telemetry/metrics/Metrics";
import {
  ANALYTICS_ENABLED,
  CURRENCY,
  MAXIMUM_BOOKING_MONTHS,
  MINIMUM_LEAD_TIME_HOURS,
} from "@sayara/domain/config/businessDefaults";
import { defaultLanguage, languages } from "@sayara/domain/language/Language";
import type { Captcha } from "#api/security/captcha/Captcha.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import type { PaymentGateways } from "#api/gateways/PaymentGateway.ts";
import type { IdentityProviders } from "#api/accounts/social/IdentityProvider.ts";
import { currentExchangeRates } from "#api/money/rates/currentExchangeRates.ts";
import { formReturnUrl } from "#api/accounts/social/mountSocialReturn.ts";

/** Returns the public part of the configuration. */
export function settingsHandler({
  captcha,
  gateways,
  identities,
  metrics,
}: {
  captcha: Captcha | undefined;
  gateways: PaymentGateways;
  identities: IdentityProviders;
  metrics?: Metrics | undefined;
}): Handler<typeof settings> {
  return async ({ dependencies }) => {
    const { config } = dependencies;
    const exchangeRates = await currentExchangeRates(dependencies);
    const { commission, timeZone, minimumDriverAge } = config.business;
    // New payments use the first gateway.
    const [gatewayForNewPayments] = gateways.values();
    const cardFieldsUrl = gatewayForNewPayments?.cardFieldsUrl ?? null;
    return {
      ok: true,
      status: 200,
      cacheSeconds: 60,
      data: {
        mode: config.mode,
        commission,
        timeZone,
        currency: CURRENCY,
        languages: [...languages],
        defaultLanguage,
        minimumAge: minimumDriverAge,
        maximumBookingMonths: MAXIMUM_BOOKING_MONTHS,
        leadTimeHours: MINIMUM_LEAD_TIME_HOURS,
        gateways: [...gateways.keys()],
        ...(cardFieldsUrl !== null && { cardFieldsUrl }),
        ...(exchangeRates !== null && { exchangeRates }),
        paginationMode: config.paginationMode,
        captcha: {
          enabled: captcha !== undefined,
          provider: captcha?.provider ?? "none",
          ...(captcha?.siteKey !== undefined && { siteKey: captcha.siteKey }),
        },
        socialProviders: [...identities].map(
          ([provider, { clientId, authorizationUrl, scope, responseType, respondsByFormPost }]) => ({
            provider,
            clientId,
            authorizationUrl,
            scope,
            responseType,
            ...(respondsByFormPost && { formReturnUrl: formReturnUrl(config, provider) }),
          }),
        ),
        ...(config.agencyPortalUrl !== undefined && { agencyPortalUrl: config.agencyPortalUrl }),
        ...(metrics !== undefined && { webVitals: true }),
        analytics: { enabled: ANALYTICS_ENABLED, measurementId: config.gtagId ?? null },
      },
    };
  };
}
