import { Language } from "@sayara/domain/language/Language";
import { SocialProvider } from "@sayara/domain/user/SocialProvider";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";

/** A provider of identities, and how a browser asks it for a signed token (OpenID Connect, `id_token`). */
export const ConfiguredSocialProvider = v.object({
  provider: SocialProvider,
  clientId: v.string(),
  authorizationUrl: v.string(),
  /** The scopes and the response type to ask with, as the provider wants them. */
  scope: v.string(),
  responseType: v.string(),
  /**
   * Where a provider answers that only answers by a form (`response_mode=form_post`): the redirect address to ask with.
   * From there the answer goes on to the website's sign-in page, in the fragment. Absent where a provider answers to
   * that page itself (`response_mode=fragment`).
   */
  formReturnUrl: v.exactOptional(v.string()),
});
export type ConfiguredSocialProvider = v.InferOutput<typeof ConfiguredSocialProvider>;

/** What the API lets everybody know of its configuration. */
export const PublicSettings = v.object({
  mode: v.picklist(["demo", "production"]),
  /** Percent (6 = 6 %); dates are calendar dates in the marketplace's zone. */
  commission: v.object({ enabled: v.boolean(), rate: v.number(), effectiveDate: v.string() }),
  /** IANA zone in which every calendar question is asked. */
  timeZone: v.string(),
  currency: v.string(),
  languages: v.array(Language),
  defaultLanguage: Language,
  /** Years. */
  minimumAge: v.number(),
  /** Calendar months. */
  maximumBookingMonths: v.number(),
  /** Hours ahead at least. */
  leadTimeHours: v.number(),
  gateways: v.array(v.string()),
  /** `siteKey` only where the provider asks for one. */
  captcha: v.object({
    enabled: v.boolean(),
    provider: v.string(),
    siteKey: v.exactOptional(v.string()),
  }),
  analytics: v.object({ enabled: v.boolean(), measurementId: v.nullable(v.string()) }),
  /** Whose accounts may be used to sign in: those that are configured. */
  socialProviders: v.exactOptional(v.array(ConfiguredSocialProvider)),
  /** Where agencies register; absent where the marketplace has no such portal. */
  agencyPortalUrl: v.exactOptional(v.string()),
});
export type PublicSettings = v.InferOutput<typeof PublicSettings>;

/** The public configuration (decisions, "Calls that the specification does not show"). */
export const settings = defineEndpoint({
  name: "settings",
  method: "GET",
  path: "/api/settings",
  answers: { 200: PublicSettings },
});
