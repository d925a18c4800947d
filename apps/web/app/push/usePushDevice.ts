import type { PushDevice } from "@sayara/api-client/contract/notifications/pushDevice";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import { useEffect, useEffectEvent, useState } from "react";
import type { PushAction } from "./PushAction.ts";
import { pushSupport } from "./pushSupport.ts";
import { type SubscriptionResult, subscribeDevice } from "./subscribeDevice.ts";

/**
 * State of this device. `blocked`: the browser refuses notifications. `unreached`: the server did not report
 * whether they are on.
 */
type PushState = "loading" | "unsupported" | "needsInstall" | "blocked" | "unreached" | "off" | "on";

/** State of this device's notifications, and callbacks that turn them on and off. */
export interface PushDeviceControl {
  state: PushState;
  /** Whether a change is in progress. */
  isChanging: boolean;
  /** Whether the last attempt to subscribe this browser failed. */
  hasFailed: boolean;
  turnOn: () => void;
  turnOff: () => void;
}

/** Reads whether this device receives notifications. Turns them on and off at a press. */
export function usePushDevice(): PushDeviceControl {
  const [support] = useState(pushSupport);
  const [permission, setPermission] = useState(() =>
    support === "supported" ? Notification.permission : "default",
  );
  const [known, setKnown] = useState<PushDevice | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const toastText = useToastMessages();
  const { submitJson, isSending, problem } = useSubmission<PushDevice, never, PushAction>({
    onDone: setKnown,
    // A failure of the first read shows no toast, since the visitor has not pressed anything.
    onProblem: (reason) => known !== null && showToast(toastText(reason), "error"),
  });
  const read = useEffectEvent(() => submitJson({ intent: "readPush" }, { isBackground: true }));
  useEffect(() => {
    if (support === "supported") read();
  }, [support]);

  function take({ permission: answer, subscription }: SubscriptionResult) {
    setAsking(false);
    setPermission(answer);
    if (subscription !== null) submitJson({ intent: "turnPushOn", subscription });
  }

  function fail() {
    setAsking(false);
    setFailed(true);
    setPermission(Notification.permission);
  }

  return {
    state: support === "supported" ? stateOf(permission, known, problem !== null) : support,
    isChanging: isAsking || (isSending && known !== null),
    hasFailed,
    turnOn: () => {
      if (known === null || isAsking) return;
      setAsking(true);
      setFailed(false);
      void subscribeDevice(known.publicKey).then(take, fail);
    },
    turnOff: () => submitJson({ intent: "turnPushOff" }),
  };
}

function stateOf(
  permission: NotificationPermission,
  known: PushDevice | null,
  hasProblem: boolean,
): PushState {
  if (permission === "denied") return "blocked";
  if (known === null) return hasProblem ? "unreached" : "loading";
  return known.isOn && permission === "granted" ? "on" : "off";
}
