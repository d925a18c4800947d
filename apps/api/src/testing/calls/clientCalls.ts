import type { TestApp } from "#api/testing/createTestApp.ts";
import { aUser } from "../data/aCatalogue.ts";
import { aCheckout } from "../data/aCheckout.ts";
import { aPerson } from "../data/aPerson.ts";
import type { TestPortal } from "../data/aPortal.ts";
import type { ValidCall } from "./ValidCall.ts";

/** Returns a valid request by an administrator for each endpoint about clients, by name. */
export async function clientCalls({
  adminCall,
  api,
  portal,
}: {
  adminCall: (call?: ValidCall) => Promise<ValidCall>;
  api: TestApp;
  portal: TestPortal;
}): Promise<Record<string, ValidCall>> {
  const { db } = api.dependencies;
  const { id, cookie } = await aPerson(api);
  await api.checkOut(aCheckout({ ...portal, car: await portal.aCar() }), { cookie });
  await db
    .insertInto("client_actions")
    .values({
      user_id: id,
      type: "note",
      actor_id: null,
      note: "Called.",
      created_at: api.dependencies.clock(),
    })
    .execute();
  const other = await aUser(db);
  const page = { page: "1", size: "30" };
  return {
    clients: await adminCall({ params: page, body: { status: "all" } }),
    client: await adminCall({ params: { id } }),
    clientLog: await adminCall({ params: { id, ...page } }),
    clientBookings: await adminCall({ params: { id, ...page } }),
    actOnClient: await adminCall({
      params: { id: other.id },
      body: { action: "note", version: 0, text: "Called.", followUp: false },
    }),
  };
}
