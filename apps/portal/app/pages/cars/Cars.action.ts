import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { exportFleet } from "#portal/fleet/exportFleet.ts";
import { agencyScope } from "#portal/session/agencyScope.ts";

/** Saves the whole fleet as a file on the device. */
export async function carsAction({ context }: ActionArgs): Promise<FormResult<never, "exported">> {
  const today = new Date().toISOString().slice(0, 10);
  const { supplier } = context.get(agencyScope);
  await exportFleet(await context.get(apiContext)(), { supplier, today });
  return { done: "exported" };
}
