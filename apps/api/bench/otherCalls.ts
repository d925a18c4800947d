import type { App } from "#api/http/App.ts";
import type { Queries } from "#api/database/Schema.ts";
import { demoAccounts } from "#api/demo/demoAccounts.ts";

/** Bindings of the server: limits count by address. */
export const benchSocket = { incoming: { socket: { remoteAddress: "203.0.113.9" } } };

/** Calls other than searches: settings, places, and a driver's own booking. */
export async function otherCalls(app: App, db: Queries, origin: string) {
  const [driver] = demoAccounts;
  const headers = { "content-type": "application/json", origin };
  // Earlier runs against the same database count towards the limit of sign-ins.
  await db.deleteFrom("rate_limits").execute();
  const signIn = await app.request(
    "/api/sign-in/frontend",
    { method: "POST", headers, body: JSON.stringify({ email: driver?.email, password: driver?.password }) },
    benchSocket,
  );
  if (signIn.status !== 200) throw new Error(`sign-in was answered ${signIn.status}`);
  const cookie = signIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const { id } = await db
    .selectFrom("bookings")
    .innerJoin("users", "users.id", "bookings.driver_id")
    .select("bookings.id")
    .where("users.email", "=", driver?.email ?? "")
    .limit(1)
    .executeTakeFirstOrThrow();
  const paths = ["/api/settings", "/api/locations/1/30/fr", `/api/booking/${id}/fr`];

  return {
    /**
     * Makes calls in sequence.
     * @returns milliseconds of each.
     */
    async measure(calls: number): Promise<number[]> {
      const took: number[] = [];
      for (let index = 0; index < calls; index++) {
        const path = paths[index % paths.length] ?? "";
        const began = performance.now();
        const response = await app.request(path, { headers: { cookie } }, benchSocket);
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`${path} was answered ${response.status}`);
        took.push(performance.now() - began);
      }
      return took;
    },
  };
}
