import { openBrowserApi } from "@sayara/frontend/session/openBrowserApi";
import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { cleanHandoverPhotos } from "./handoverPhotos.ts";
import { useUnsentDecisions } from "./useUnsentDecisions.ts";
import { useUnsentPhotos } from "./useUnsentPhotos.ts";
import { openWaitingDecisions, sendWaitingDecisions } from "./waitingDecisions.ts";
import { isStopped, openWaitingPhotos, sendWaitingPhotos } from "./waitingPhotos.ts";

/** Milliseconds between two attempts while the page is visible. A weak network triggers no `online` event. */
const RETRY_INTERVAL = 30_000;

/** Sends the stored decisions, then the stored photos, from every page. The Today page lists them. */
export function UnsentItemsSender({ userId }: { userId: string }) {
  const { revalidate } = useRevalidator();
  const sendAll = useEffectEvent(async () => {
    const isDone =
      useUnsentDecisions.getState().decisions.every(({ refusal }) => refusal !== null) &&
      useUnsentPhotos.getState().photos.every(isStopped);
    if (isDone) return;
    const call = await openBrowserApi().catch(() => null);
    if (call === null) return;
    const sent = (await sendWaitingDecisions(call)) + (await sendWaitingPhotos(call));
    if (sent > 0) await revalidate();
  });
  useEffect(() => {
    openWaitingDecisions(userId);
    openWaitingPhotos(userId);
    void cleanHandoverPhotos(userId);
    const attempt = () => void (document.visibilityState === "visible" && sendAll());
    attempt();
    const timer = setInterval(attempt, RETRY_INTERVAL);
    addEventListener("online", attempt);
    document.addEventListener("visibilitychange", attempt);
    return () => {
      clearInterval(timer);
      removeEventListener("online", attempt);
      document.removeEventListener("visibilitychange", attempt);
    };
  }, [userId]);
  return null;
}
