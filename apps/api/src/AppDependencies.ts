import type { Metrics } from "@sayara/telemetry/metrics/Metrics";
import type { Tracing } from "@sayara/telemetry/tracing/Tracing";
import type { SessionWatch } from "./accounts/session/createSessionWatch.ts";
import type { Captcha } from "./security/captcha/Captcha.ts";
import type { CalendarReader } from "./suppliers/calendars/reading/createCalendarReader.ts";
import type { PdfRenderer } from "./documents/pdf/createPdfRenderer.ts";
import type { Dependencies } from "./server/http/Dependencies.ts";
import type { UnreadFeed } from "./messaging/notifications/createUnreadFeed.ts";
import type { PaymentGateways } from "./gateways/PaymentGateway.ts";
import type { Pictures } from "./files/pictures/createPictures.ts";
import type { SearchEngine } from "./search/engine/createSearchEngine.ts";
import type { IdentityProviders } from "./accounts/social/IdentityProvider.ts";
import type { Config } from "./server/config/readConfig.ts";
import type { RuntimeSettings } from "./marketplace/settings/createRuntimeSettings.ts";
import type { SearchCounter } from "./marketplace/figures/createSearchCounter.ts";
import type { FileStore } from "./files/storage/FileStore.ts";

/**
 * Dependencies of the app: the shared `Dependencies`, plus the services that `mountRoutes` passes only to the features
 * that use them.
 */
export interface AppDependencies extends Dependencies {
  /** The configuration as started, without the settings that administrators change. */
  startConfig: Config;
  runtimeSettings: RuntimeSettings;
  /** Returns the `performance.now()` at which the database last responded; absent if that is not measured. */
  lastResponseAt?: () => number;
  /** Undefined when the captcha is switched off. */
  captcha: Captcha | undefined;
  /** Undefined when no metrics are served. */
  metrics?: Metrics | undefined;
  /** Undefined when no traces are sent. */
  tracing?: Tracing | undefined;
  /** Reads the external calendars that agencies subscribe to. */
  calendars: CalendarReader;
  search: SearchEngine;
  /** Counts searches for the marketplace's figures. */
  searchCounter: SearchCounter;
  gateways: PaymentGateways;
  /** Store of uploaded images. */
  files: FileStore;
  /** Re-encodes uploaded images. */
  pictures: Pictures;
  identities: IdentityProviders;
  /** Publishes unread-notification counts as they change. */
  unread: UnreadFeed;
  /** Detects sessions that have ended. */
  sessions: SessionWatch;
  /** Seconds that an event stream stays open; 300 by default. */
  streamSeconds?: number;
  /** Draws vouchers and statements. */
  pdfRenderer: PdfRenderer;
}
