import { randomUUID } from "node:crypto";
import type { Database } from "@sayara/api/database/Schema";
import { demoAccounts } from "@sayara/api/demo/demoAccounts";
import type { App } from "@sayara/api/server/http/App";

/** Bindings of the Node server. The API limits rates by this address. */
const benchSocket = { incoming: { socket: { remoteAddress: "203.0.113.9" } } };

/**
 * Returns the cookies of new signed-in drivers. Several are needed because one driver's checkouts wait for each other.
 */
export async function benchDrivers(app: App, db: Database, origin: string, count: number): Promise<string[]> {
  const [demo] = demoAccounts;
  const driver = await db
    .selectFrom("users")
    .selectAll()
    .where("email", "=", demo?.email ?? "")
    .executeTakeFirstOrThrow();
  const cookies: string[] = [];
  for (let index = 0; index < count; index++) {
    const id = randomUUID();
    const email = `${id}@bench.example`;
    await db
      .insertInto("users")
      .values({ ...driver, id, email })
      .execute();
    const signedIn = await app.request(
      "/api/sign-in/frontend",
      {
        method: "POST",
        headers: { "content-type": "application/json", origin },
        body: JSON.stringify({ email, password: demo?.password }),
      },
      benchSocket,
    );
    if (signedIn.status !== 200) throw new Error(`sign-in returned status ${signedIn.status}`);
    cookies.push(
      signedIn.headers
        .getSetCookie()
        .map((line) => line.split(";")[0])
        .join("; "),
    );
  }
  return cookies;
}
