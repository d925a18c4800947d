import { createSessionWatch, type SessionWatch } from "./accounts/session/createSessionWatch.ts";
import type { AppDependencies } from "./AppDependencies.ts";
import { createCaptcha } from "./captcha/createCaptcha.ts";
import { createVouchers, type Vouchers } from "./documents/voucher/createVouchers.ts";
import { createAllowances } from "./http/limits/createAllowances.ts";
import { createResponseCache } from "./http/responses/createResponseCache.ts";
import { createUploads } from "./http/bodies/createUploads.ts";
import { createGateways } from "./gateways/createGateways.ts";
import { createUnreadFeed, type UnreadFeed } from "./notifications/createUnreadFeed.ts";
import { createPictures } from "./pictures/createPictures.ts";
import { createSearchEngine, type SearchEngine } from "./search/engine/createSearchEngine.ts";
import { createIdentityProviders } from "./social/createIdentityProviders.ts";
import { createFileStore } from "./storage/createFileStore.ts";

/** Creates the services selected by the configuration. Without `search`, searches run in this thread. */
export function createDependencies(
  options: Omit<
    AppDependencies,
    | "allowances"
    | "responseCache"
    | "captcha"
    | "files"
    | "gateways"
    | "identities"
    | "pictures"
    | "search"
    | "sessions"
    | "unread"
    | "uploads"
    | "vouchers"
  > & { search?: SearchEngine; sessions?: SessionWatch; unread?: UnreadFeed; vouchers?: Vouchers },
): AppDependencies {
  const { clock, config } = options;
  return {
    ...options,
    allowances: createAllowances({ clock, ...config.addressCalls }),
    responseCache: createResponseCache({ clock, seconds: config.catalogueCacheSeconds }),
    captcha: createCaptcha(options),
    search: options.search ?? createSearchEngine({ ...options, runner: "thread", rules: config.business }),
    files: createFileStore(options),
    gateways: createGateways(options),
    pictures: createPictures(options),
    identities: createIdentityProviders(options),
    sessions: options.sessions ?? createSessionWatch(options),
    unread: options.unread ?? createUnreadFeed(options),
    uploads: createUploads(config.admission),
    vouchers: options.vouchers ?? createVouchers(options),
  };
}
