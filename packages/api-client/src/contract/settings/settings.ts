import { Language } from "@sayara/domain/language/Language";
import { Currency } from "@sayara/domain/money/Currency";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { SocialProvider } from "@sayara/domain/user/SocialProvider";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { Gateway } from "../payment/PaymentSession.ts";
import { text, WebAddress } from "../texts.ts";

/** A provider of identities, and how a browser asks it for a signed token (OpenID Connect, `id_token`). */
export const ConfiguredSocialProvider = v.object({
  provider: SocialProvider,
  clientId: text(300),
  authorizationUrl: WebAddress,
  /** The scopes and the response type to ask with, as the provider wants them. */
  scope: text(300),
  responseType: text(100),
  /**
   * Where a provider answers that only answers by a form (`response_mode=form_post`): the redirect address to ask with.
   * From there the answer goes on to the website's sign-in page, in the fragment. Absent where a provider answers to
   * that page itself (`response_mode=fragment`).
   */
  formReturnUrl: v.exactOptional(WebAddress),
});
export type ConfiguredSocialProvider = v.InferOutput<typeof ConfiguredSocialProvider>;

// By one check, which dates need anyway: a client that reads nothing but the settings stays small.
const number = (max: number) =>
  v.pipe(
    v.number(),
    v.check((value) => value >= 0 && value <= max),
  );

/** What the API lets everybody know of its configuration. */
export const PublicSettings = v.object({
  mode: v.picklist(["demo", "production"]),
  /** Percent (6 = 6 %); dates are calendar dates in the marketplace's zone. */
  commission: v.object({ enabled: v.boolean(), rate: number(100), effectiveDate: CalendarDate }),
  /** IANA zone in which every calendar question is asked. */
  timeZone: text(60),
  currency: Currency,
  languages: v.array(Language),
  defaultLanguage: Language,
  /** Years. */
  minimumAge: number(120),
  /** Calendar months. */
  maximumBookingMonths: number(120),
  /** Hours ahead at least. */
  leadTimeHours: number(8760),
  /** Who takes payments online; empty: every booking is paid at the agency. */
  gateways: v.array(Gateway),
  /** `siteKey` only where the provider asks for one. */
  captcha: v.object({
    enabled: v.boolean(),
    provider: text(40),
    siteKey: v.exactOptional(text(300)),
  }),
  analytics: v.object({ enabled: v.boolean(), measurementId: v.nullable(text(40)) }),
  /** Whose accounts may be used to sign in: those that are configured. */
  socialProviders: v.exactOptional(v.array(ConfiguredSocialProvider)),
  /** Where agencies register; absent where the marketplace has no such portal. */
  agencyPortalUrl: v.exactOptional(WebAddress),
});
export type PublicSettings = v.InferOutput<typeof PublicSettings>;

/** The public configuration (decisions, "Calls that the specification does not show"). */
export const settings = defineEndpoint({
  name: "settings",
  method: "GET",
  path: "/api/settings",
  answers: { 200: PublicSettings },
});
