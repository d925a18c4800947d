import type { Metrics } from "@sayara/telemetry/metrics/Metrics";
import type { Tracing } from "@sayara/telemetry/tracing/Tracing";
import type { SessionWatch } from "./accounts/session/createSessionWatch.ts";
import type { Captcha } from "./captcha/Captcha.ts";
import type { Vouchers } from "./documents/voucher/createVouchers.ts";
import type { Dependencies } from "./http/Dependencies.ts";
import type { UnreadFeed } from "./notifications/createUnreadFeed.ts";
import type { PaymentGateways } from "./gateways/PaymentGateway.ts";
import type { Pictures } from "./pictures/createPictures.ts";
import type { SearchEngine } from "./search/engine/createSearchEngine.ts";
import type { IdentityProviders } from "./social/IdentityProvider.ts";
import type { FileStore } from "./storage/FileStore.ts";

/** Dependencies of the app: those of every call, and services that `mountRoutes` gives to the capabilities that use them. */
export interface AppDependencies extends Dependencies {
  /** Returns `performance.now()` of the database's last answer; absent where that is not measured. */
  answeredAt?: () => number;
  /** Undefined where the captcha is switched off. */
  captcha: Captcha | undefined;
  /** Undefined where no metrics are served. */
  metrics?: Metrics | undefined;
  /** Undefined where no traces are sent. */
  tracing?: Tracing | undefined;
  search: SearchEngine;
  /** Providers of online payment. */
  gateways: PaymentGateways;
  /** Store of uploaded pictures. */
  files: FileStore;
  /** Re-encodes uploaded pictures. */
  pictures: Pictures;
  /** Providers of social sign-in. */
  identities: IdentityProviders;
  /** Counts of unread notifications as they change. */
  unread: UnreadFeed;
  /** Notices sessions that have ended. */
  sessions: SessionWatch;
  /** Seconds for which a stream of events is open; 300 by default. */
  streamSeconds?: number;
  /** Draws vouchers. */
  vouchers: Vouchers;
}
