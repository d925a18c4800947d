import { type Session, useSession } from "./useSession.ts";

/** Returns the session once it has been read from storage, which every page does on its start. */
export function knownSession(): Promise<Session> {
  const { session } = useSession.getState();
  if (session.state !== "unknown") return Promise.resolve(session);
  return new Promise((resolve) => {
    const unsubscribe = useSession.subscribe(({ session: next }) => {
      if (next.state === "unknown") return;
      unsubscribe();
      resolve(next);
    });
  });
}
