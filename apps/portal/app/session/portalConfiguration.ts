import type { FrontendConfiguration } from "@sayara/frontend/configuration/configureFrontend";
import { loadLayoutMessages, loadPageMessages } from "@sayara/frontend/language/builtMessages";
import { handoverPhotoFilesName } from "../offline/handoverPhotoFilesName.ts";
import { handoverPhotosKey } from "../offline/handoverPhotosKey.ts";
import { forgetPhotos } from "../offline/heldPhotos.ts";
import { photoFilesName } from "../offline/photoFilesName.ts";
import { storedHandoversKey } from "../offline/storedHandoversKey.ts";
import { dropWaitingDecisions } from "../offline/useUnsentDecisions.ts";
import { dropWaitingPhotos } from "../offline/useUnsentPhotos.ts";
import { waitingDecisionsKey } from "../offline/waitingDecisionsKey.ts";
import { waitingPhotosKey } from "../offline/waitingPhotosKey.ts";
import { storedDayKey } from "../offline/storedDayKey.ts";
import { userStorageKey } from "./userStorageKey.ts";

/** The portal's settings for the code that it shares with the website. */
export const portalConfiguration: FrontendConfiguration = {
  application: "backend",
  userStorageKey,
  keysOfUser: [waitingDecisionsKey, waitingPhotosKey, handoverPhotosKey, storedDayKey, storedHandoversKey],
  cachesOfUser: [photoFilesName, handoverPhotoFilesName],
  preservedCookies: [],
  dropUserData() {
    dropWaitingDecisions();
    dropWaitingPhotos();
    forgetPhotos();
  },
  startPageOf: () => "/",
  loadLayoutMessages,
  loadPageMessages,
  // The document's stylesheet contains the styles of every page.
  preparePage: () => Promise.resolve(),
};
