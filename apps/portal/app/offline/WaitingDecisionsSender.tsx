import { openBrowserApi } from "@sayara/frontend/session/openBrowserApi";
import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { useWaitingDecisions } from "./useWaitingDecisions.ts";
import { openWaitingDecisions, sendWaitingDecisions } from "./waitingDecisions.ts";

/** Milliseconds between two attempts while the page is visible: a weak network reports no change. */
const RETRY_INTERVAL = 30_000;

/** Sends the decisions that wait for a connection, on every page. Today lists them. */
export function WaitingDecisionsSender({ userId }: { userId: string }) {
  const { revalidate } = useRevalidator();
  const sendAll = useEffectEvent(async () => {
    if (useWaitingDecisions.getState().decisions.every(({ refusal }) => refusal !== null)) return;
    const sent = await openBrowserApi().then(sendWaitingDecisions, () => 0);
    if (sent > 0) await revalidate();
  });
  useEffect(() => {
    openWaitingDecisions(userId);
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
