import { startOffline } from "../offline/startOffline.ts";
import { acceptSkippedTransitions } from "./acceptSkippedTransitions.ts";

/** Starts what is needed only by a visitor who uses the page, so that its first load is without it. */
export async function startAfterInteraction(): Promise<void> {
  acceptSkippedTransitions();
  await startOffline();
}
