import { createSessionWatch, type SessionWatch } from "./accounts/session/createSessionWatch.ts";
import type { AppDependencies } from "./AppDependencies.ts";
import { createCaptcha } from "./security/captcha/createCaptcha.ts";
import { createPdfRenderer, type PdfRenderer } from "./documents/pdf/createPdfRenderer.ts";
import { createAllowances } from "./server/http/limits/createAllowances.ts";
import { createResponseCache } from "./server/http/responses/createResponseCache.ts";
import { createUploads } from "./server/http/bodies/createUploads.ts";
import { createSearchCounter } from "./marketplace/figures/createSearchCounter.ts";
import { createGateways } from "./gateways/createGateways.ts";
import { createUnreadFeed, type UnreadFeed } from "./messaging/notifications/createUnreadFeed.ts";
import { createPictures, type Pictures } from "./files/pictures/createPictures.ts";
import { createRuntimeSettings, type RuntimeSettings } from "./marketplace/settings/createRuntimeSettings.ts";
import { searchRules } from "./marketplace/settings/searchRules.ts";
import { createSearchEngine, type SearchEngine } from "./search/engine/createSearchEngine.ts";
import { createIdentityProviders } from "./accounts/social/createIdentityProviders.ts";
import { createFileStore } from "./files/storage/createFileStore.ts";
import {
  type CalendarReader,
  createCalendarReader,
} from "./suppliers/calendars/reading/createCalendarReader.ts";

/** Creates the services selected by the configuration. Without `search`, searches run in this thread. */
export function createDependencies(
  options: Omit<
    AppDependencies,
    | "allowances"
    | "calendars"
    | "responseCache"
    | "captcha"
    | "files"
    | "gateways"
    | "identities"
    | "pictures"
    | "search"
    | "runtimeSettings"
    | "searchCounter"
    | "startConfig"
    | "sessions"
    | "unread"
    | "uploads"
    | "pdfRenderer"
  > & {
    calendars?: CalendarReader;
    pictures?: Pictures;
    runtimeSettings?: RuntimeSettings;
    search?: SearchEngine;
    sessions?: SessionWatch;
    unread?: UnreadFeed;
    pdfRenderer?: PdfRenderer;
  },
): AppDependencies {
  const { clock, config } = options;
  const runtimeSettings = options.runtimeSettings ?? createRuntimeSettings(options);
  return {
    ...options,
    startConfig: config,
    runtimeSettings,
    // A getter, because each request and each run of a job reads the current configuration.
    get config() {
      return runtimeSettings.config();
    },
    allowances: createAllowances({ clock, ...config.addressCalls }),
    responseCache: createResponseCache({ clock, seconds: config.catalogueCacheSeconds }),
    calendars: options.calendars ?? createCalendarReader(options),
    captcha: createCaptcha(options),
    search:
      options.search ??
      createSearchEngine({ ...options, runner: "thread", rules: searchRules(runtimeSettings) }),
    searchCounter: createSearchCounter(),
    files: createFileStore(options),
    gateways: createGateways(options),
    pictures: options.pictures ?? createPictures(options),
    identities: createIdentityProviders(options),
    sessions: options.sessions ?? createSessionWatch(options),
    unread: options.unread ?? createUnreadFeed(options),
    uploads: createUploads(config.admission),
    pdfRenderer: options.pdfRenderer ?? createPdfRenderer(options),
  };
}
