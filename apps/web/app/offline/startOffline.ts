import { useLanguage } from "@sayara/frontend/language/useLanguage";
import { storedBookings } from "./storedBookings.ts";
import { registerWorker, postToWorker } from "./registerWorker.ts";

/** Registers the worker, keeps its language in sync with the visitor's, and deletes expired copies. */
export async function startOffline(): Promise<void> {
  if ((await registerWorker()) !== null) {
    const postLanguage = ({ language }: { language: string }) =>
      void postToWorker({ kind: "language", language });
    postLanguage(useLanguage.getState());
    useLanguage.subscribe(postLanguage);
  }
  await storedBookings.prune(new Date()).catch(() => undefined);
}
