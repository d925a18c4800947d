import type { PushDevice } from "@sayara/api-client/contract/notifications/pushDevice";
import { isJson } from "@sayara/frontend/booking/actions/sendBookingAction";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { apiContext } from "@sayara/frontend/request/requestContext";
import {
  settingsAction as saveSettings,
  type SettingsResult,
} from "@sayara/frontend/settings/settingsAction";
import type { PushAction } from "#web/push/PushAction.ts";
import { sendPushAction } from "#web/push/sendPushAction.ts";

/**
 * Saves the settings that the website and the portal share, or reads or changes this device's notifications.
 */
export async function settingsAction(
  args: ActionArgs,
): Promise<FormResult<string, SettingsResult | PushDevice>> {
  const { request, context } = args;
  if (!isJson(request)) return saveSettings(args);
  const action: PushAction = await request.json();
  return sendPushAction(await context.get(apiContext)(), action);
}
