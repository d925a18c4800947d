import { createSessionWatch, type SessionWatch } from "./accounts/session/createSessionWatch.ts";
import type { AppDependencies } from "./AppDependencies.ts";
import { createCaptcha } from "./captcha/createCaptcha.ts";
import { createPdfRenderer, type PdfRenderer } from "./documents/pdf/createPdfRenderer.ts";
import { createAllowances } from "./http/limits/createAllowances.ts";
import { createResponseCache } from "./http/responses/createResponseCache.ts";
import { createUploads } from "./http/bodies/createUploads.ts";
import { createSearchCounter } from "./figures/createSearchCounter.ts";
import { createGateways } from "./gateways/createGateways.ts";
import { createUnreadFeed, type UnreadFeed } from "./notifications/createUnreadFeed.ts";
import { createPictures, type Pictures } from "./pictures/createPictures.ts";
import { createRuntimeSettings, type RuntimeSettings } from "./settings/createRuntimeSettings.ts";
import { searchRules } from "./settings/searchRules.ts";
import { createSearchEngine, type SearchEngine } from "./search/engine/createSearchEngine.ts";
import { createIdentityProviders } from "./social/createIdentityProviders.ts";
import { createFileStore } from "./storage/createFileStore.ts";
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
    // Read anew by each request and each run of a job.
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
