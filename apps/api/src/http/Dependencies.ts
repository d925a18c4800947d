import type { SocialProvider } from "@sayara/domain/user/SocialProvider";
import type { Logger } from "pino";
import type { Captcha } from "#api/captcha/Captcha.ts";
import type { Config } from "#api/config/readConfig.ts";
import type { Queries } from "#api/database/Schema.ts";
import type { Pictures } from "#api/pictures/createPictures.ts";
import type { SearchEngine } from "#api/search/engine/createSearchEngine.ts";
import type { Allowances } from "./createAllowances.ts";
import type { KeptAnswers } from "./createKeptAnswers.ts";
import type { IdentityProvider } from "#api/social/IdentityProvider.ts";
import type { FileStore } from "#api/storage/FileStore.ts";

/** What the app is given: nothing below reads the clock, the environment or chance by itself. */
export interface Dependencies {
  /** Counts calls by address. */
  allowances: Allowances;
  /** Answers that are the same for everyone. */
  answers: KeptAnswers;
  config: Config;
  db: Queries;
  clock: () => Date;
  logger: Logger;
  randomBytes: (size: number) => Buffer;
  /** `performance.now()` of the database's last answer to anything; absent where that is not known. */
  answeredAt?: () => number;
  /** Whether the process was told to end: it answers, but takes no new visitors. */
  isStopping?: () => boolean;
  /** Undefined where the captcha is switched off. */
  captcha: Captcha | undefined;
  search: SearchEngine;
  /** Uploaded pictures. */
  files: FileStore;
  /** Draws uploaded pictures anew. */
  pictures: Pictures;
  /** Whose accounts may be used to sign in. */
  identities: ReadonlyMap<SocialProvider, IdentityProvider>;
}
