import { t } from "@lingui/core/macro";
import type { Client } from "@sayara/api-client/client/createClient";
import {
  type PushDevice,
  pushDevice,
  removePushDevice,
  savePushDevice,
} from "@sayara/api-client/contract/notifications/pushDevice";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import type { PushAction } from "./PushAction.ts";
import { endSubscription } from "./subscribeDevice.ts";

/** Reads or changes whether this device receives notifications [WP1, WP6]. */
export async function sendPushAction(
  call: Client,
  action: PushAction,
): Promise<FormResult<never, PushDevice>> {
  switch (action.intent) {
    case "readPush": {
      const outcome = await call(pushDevice, {});
      return outcome.ok ? { done: outcome.data } : refusedResult(outcome.refusal);
    }
    case "turnPushOn": {
      const outcome = await call(savePushDevice, { body: action.subscription });
      if (!outcome.ok) return refusedResult(outcome.refusal);
      showToast(t`This device shows the important moments.`, "success");
      return { done: outcome.data };
    }
    case "turnPushOff": {
      const outcome = await call(removePushDevice, {});
      if (!outcome.ok) return refusedResult(outcome.refusal);
      await endSubscription();
      showToast(t`This device shows no more notifications.`, "success");
      return { done: outcome.data };
    }
  }
}
