import type { Messages } from "@lingui/core";
import type { ApplicationType } from "@sayara/domain/config/ApplicationType";
import type { Language } from "@sayara/domain/language/Language";
import type { User } from "@sayara/domain/user/User";

/** Differences between the applications that share this package. */
export interface FrontendConfiguration {
  /** Name of the application in calls to the API. */
  application: ApplicationType;
  /** Key of the sign-in response in local storage. */
  userStorageKey: string;
  /** Keys in local storage, in addition to `userStorageKey`, that a sign-out deletes. */
  keysOfUser: readonly string[];
  /** Caches of the browser that a sign-out deletes. */
  cachesOfUser: readonly string[];
  /**
   * Script-readable cookies, in addition to the language's, that a sign-out keeps because they belong to the
   * browser.
   */
  preservedCookies: readonly string[];
  /** Deletes the user's data that the application stores elsewhere, when the session ends or another user signs in. */
  dropUserData: () => void;
  /** Returns the page on which a visit starts. */
  startPageOf: (user: User) => string;
  /** Loads the messages that every page needs. */
  loadLayoutMessages: (language: Language) => Promise<Messages>;
  /** Loads the messages of one page, without those of the layout. */
  loadPageMessages: (language: Language, page: string) => Promise<Messages>;
  /** Loads other files that a page needs before its first render in this document, such as its styles. */
  preparePage: () => Promise<void>;
}

let configuration: FrontendConfiguration | undefined;

/** Sets the application's configuration. Called once, before the session is read. */
export function configureFrontend(given: FrontendConfiguration): void {
  configuration = given;
}

/** Returns the application's configuration. @throws Error if `configureFrontend` was not called. */
export function frontendConfiguration(): FrontendConfiguration {
  if (configuration === undefined) throw new Error("configureFrontend was not called");
  return configuration;
}
