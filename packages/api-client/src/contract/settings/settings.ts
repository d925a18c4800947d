import { Language } from "@sayara/domain/language/Language";
import { ForeignCurrency } from "@sayara/domain/money/ForeignCurrency";
import { Currency } from "@sayara/domain/money/Currency";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { Gateway } from "@sayara/domain/payment/Gateway";
import { PaginationMode } from "@sayara/domain/config/PaginationMode";
import { SocialProvider } from "@sayara/domain/user/SocialProvider";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { text, WebAddress } from "../texts.ts";
import { knownKeys, knownOnly, orUnknown } from "@sayara/domain/validation/newerValues";

/** An identity provider, and how a browser requests a signed token (OpenID Connect, `id_token`). */
export const ConfiguredSocialProvider = v.object({
  provider: orUnknown(SocialProvider),
  clientId: text(300),
  authorizationUrl: WebAddress,
  /** Scopes and response type of the request. */
  scope: text(300),
  responseType: text(100),
  /**
   * Redirect URL for a provider that responds only with a form (`response_mode=form_post`). From there, the
   * response is redirected to the website's sign-in page, in the fragment. Absent if the provider responds to that page
   * directly (`response_mode=fragment`).
   */
  formReturnUrl: v.exactOptional(WebAddress),
});
export type ConfiguredSocialProvider = v.InferOutput<typeof ConfiguredSocialProvider>;

// `check` is bundled for dates anyway, so a client that reads only the settings stays small.
const number = (max: number) =>
  v.pipe(
    v.number(),
    v.check((value) => value >= 0 && value <= max),
  );

/** The public part of the API's configuration. */
export const PublicSettings = v.object({
  mode: orUnknown(v.picklist(["demo", "production"])),
  /** Rate in percent (6 = 6 %). Dates are calendar dates in the marketplace's zone. */
  commission: v.object({
    enabled: v.boolean(),
    rate: number(100),
    effectiveDate: CalendarDate,
    /**
     * Later rates by date, each with the first pick-up day for which it applies. Absent if there are none.
     */
    later: v.exactOptional(v.array(v.object({ rate: number(100), from: CalendarDate }))),
  }),
  /** IANA zone of every calendar date. */
  timeZone: text(60),
  currency: Currency,
  languages: knownOnly(Language),
  defaultLanguage: orUnknown(Language),
  /** In years. */
  minimumAge: number(120),
  /** In calendar months. */
  maximumBookingMonths: number(120),
  /** Minimum lead time, in hours. */
  leadTimeHours: number(8760),
  /** Gateways for online payment. If empty, every booking is paid at the agency. */
  gateways: knownOnly(Gateway),
  /**
   * URL of card fields for an iframe in the checkout, shown before there is a session. The surrounding page
   * passes the session's `url` to them. Absent if the driver pays on the gateway's own page.
   */
  cardFieldsUrl: v.exactOptional(WebAddress),
  /**
   * Exchange rates for showing totals in other currencies beside dinars [XR1, XR2]. Absent without rates from
   * the last 7 days.
   */
  exchangeRates: v.exactOptional(
    v.object({
      /** Calendar date of the rates. */
      date: CalendarDate,
      /** Dinars for one unit. */
      dinars: knownKeys(ForeignCurrency, number(100)),
    }),
  ),
  /** How lists of results are paged; if absent, `classic`. */
  paginationMode: v.exactOptional(orUnknown(PaginationMode)),
  /** Whether the API counts web vitals; if absent, it does not. Frontends then neither measure nor send them. */
  webVitals: v.exactOptional(v.boolean()),
  /** `siteKey` is present only if the provider has one. */
  captcha: v.object({
    enabled: v.boolean(),
    provider: text(40),
    siteKey: v.exactOptional(text(300)),
  }),
  analytics: v.object({ enabled: v.boolean(), measurementId: v.nullable(text(40)) }),
  /** Configured providers of social sign-in. */
  socialProviders: v.exactOptional(v.array(ConfiguredSocialProvider)),
  /** URL where agencies register; absent if there is no portal. */
  agencyPortalUrl: v.exactOptional(WebAddress),
});
export type PublicSettings = v.InferOutput<typeof PublicSettings>;

/** Returns the public configuration (product.md, section 9). */
export const settings = defineEndpoint({
  name: "settings",
  method: "GET",
  path: "/api/settings",
  responses: { 200: PublicSettings },
});
