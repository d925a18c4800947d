import type { DataRouter } from "react-router";
import { startOffline } from "../offline/startOffline.ts";
import { acceptSkippedTransitions } from "./acceptSkippedTransitions.ts";
import { loadTargetOnReload } from "./loadTargetOnReload.ts";

declare global {
  interface Window {
    /** Set by `HydratedRouter`; has no other name for code outside React. */
    __reactRouterDataRouter?: Pick<DataRouter, "state">;
  }
}

/** Starts what is needed only by a visitor who uses the page, so that its first load is without it. */
export async function startAfterInteraction(): Promise<void> {
  acceptSkippedTransitions();
  // oxlint-disable-next-line no-underscore-dangle -- the router's own name
  loadTargetOnReload(() => window.__reactRouterDataRouter?.state.navigation.location);
  await startOffline();
}
