import type { FrontendConfiguration } from "@sayara/frontend/configuration/configureFrontend";
import { consentName } from "#web/consent/consentName.ts";
import { loadLayoutMessages, loadPageMessages } from "@sayara/frontend/language/builtMessages";
import { dropStoredBookings } from "#web/offline/dropStoredBookings.ts";
import { addSiteStylesheet } from "#web/request/document/addSiteStylesheet.ts";
import { startPageOf } from "./startPageOf.ts";
import { recentSearchesName } from "./storedUser/recentSearchesName.ts";
import { savedCarsName } from "./storedUser/savedCarsName.ts";
import { userStorageKey } from "./storedUser/userStorageKey.ts";

/** The website's configuration of the code that it shares with the portal. Browser only. */
export const siteConfiguration: FrontendConfiguration = {
  application: "frontend",
  userStorageKey,
  keysOfUser: [recentSearchesName, savedCarsName],
  cachesOfUser: [],
  preservedCookies: [consentName],
  dropUserData: () => void dropStoredBookings(),
  startPageOf,
  loadLayoutMessages,
  loadPageMessages,
  preparePage: addSiteStylesheet,
};
