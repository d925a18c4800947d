import type { FrontendConfiguration } from "@sayara/frontend/configuration/configureFrontend";
import { loadLayoutMessages, loadPageMessages } from "@sayara/frontend/language/builtMessages";
import { dropWaitingDecisions } from "../offline/useWaitingDecisions.ts";
import { waitingDecisionsKey } from "../offline/waitingDecisionsKey.ts";
import { storedDayKey } from "../offline/storedDayKey.ts";
import { userStorageKey } from "./userStorageKey.ts";

/** The portal's part of what it shares with the website. */
export const portalConfiguration: FrontendConfiguration = {
  application: "backend",
  userStorageKey,
  keysOfUser: [waitingDecisionsKey, storedDayKey],
  preservedCookies: [],
  dropUserData: dropWaitingDecisions,
  startPageOf: () => "/",
  loadLayoutMessages,
  loadPageMessages,
  // The document's stylesheet has the styles of every page.
  preparePage: () => Promise.resolve(),
};
