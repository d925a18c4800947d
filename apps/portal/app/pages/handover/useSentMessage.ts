import { useLingui } from "@lingui/react/macro";
import type { HandoverDone } from "./Handover.action.ts";

/** Returns a function that describes the outcome of a report, once this page has nothing left to send. */
export function useSentMessage(): (done: Pick<HandoverDone, "isWaiting" | "waiting">) => string {
  const { t } = useLingui();
  return ({ isWaiting, waiting }) => {
    if (!isWaiting)
      return waiting > 0
        ? t`The report is stored. Its photos wait on this device, and are sent once you are connected.`
        : t`The condition report is signed and sent.`;
    return waiting > 0
      ? t`The report and its photos wait on this device, and are sent once you are connected.`
      : t`The report waits on this device, and is sent once you are connected.`;
  };
}
