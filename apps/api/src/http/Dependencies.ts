import type { SocialProvider } from "@sayara/domain/user/SocialProvider";
import type { Logger } from "pino";
import type { Captcha } from "#api/captcha/Captcha.ts";
import type { Config } from "#api/config/readConfig.ts";
import type { Queries } from "#api/database/Schema.ts";
import type { OfferMemory } from "#api/search/createOfferMemory.ts";
import type { IdentityProvider } from "#api/social/IdentityProvider.ts";
import type { FileStore } from "#api/storage/FileStore.ts";

/** What the app is given: nothing below reads the clock, the environment or chance by itself. */
export interface Dependencies {
  config: Config;
  db: Queries;
  clock: () => Date;
  logger: Logger;
  randomBytes: (size: number) => Buffer;
  /** Undefined where the captcha is switched off. */
  captcha: Captcha | undefined;
  /** What searches look through. */
  offer: OfferMemory;
  /** Uploaded pictures. */
  files: FileStore;
  /** Whose accounts may be used to sign in. */
  identities: ReadonlyMap<SocialProvider, IdentityProvider>;
}
