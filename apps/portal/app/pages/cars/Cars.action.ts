import { dateInZone } from "@sayara/domain/time/dateInZone";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { currentSettings } from "@sayara/frontend/marketplace/cachedSettings";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { exportFleet } from "#portal/fleet/exportFleet.ts";
import { agencyScope } from "#portal/session/agencyScope.ts";

/** Saves the whole fleet to a file on the device. */
export async function carsAction({ context }: ActionArgs): Promise<FormResult<never, "exported">> {
  const today = dateInZone(new Date(), currentSettings().timeZone);
  const { supplier } = context.get(agencyScope);
  await exportFleet(await context.get(apiContext)(), { supplier, today });
  return { done: "exported" };
}
