import { type Session, useSession } from "./useSession.ts";

/** Resolves to the session once it has been read from storage. Every page reads it at its start. */
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
