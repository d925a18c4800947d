import { aUser } from "./aCatalogue.ts";
import type { TestApp } from "#api/testing/createTestApp.ts";

/** Creates a signed-in account. Returns its row and the cookie of the session. */
export async function aPerson(api: TestApp, user: Parameters<typeof aUser>[1] = {}) {
  const row = await aUser(api.dependencies.db, user);
  return { ...row, cookie: await api.sessionOf(row) };
}

export type TestPerson = Awaited<ReturnType<typeof aPerson>>;
