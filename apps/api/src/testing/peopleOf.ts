import type { Queries } from "#api/database/Schema.ts";
import { aCatalogue, aUser, goodPassword } from "./aCatalogue.ts";
import { cookieOf, type TestApp } from "./createTestApp.ts";

export const roles = ["guest", "driver", "other driver", "agency", "admin", "suspended"] as const;
export type Role = (typeof roles)[number];

/** Signs in one person of each role. The suspended one signed in before the suspension. */
export async function peopleOf(api: TestApp, db: Queries) {
  const { agency } = await aCatalogue(db);
  const users = {
    driver: await aUser(db),
    "other driver": await aUser(db),
    agency: await aUser(db, { type: "supplier", supplier_id: agency.id }),
    admin: await aUser(db, { type: "admin" }),
    suspended: await aUser(db),
  };
  const cookies: Record<Role, string> = {
    guest: "",
    driver: await sessionOf(users.driver.email),
    "other driver": await sessionOf(users["other driver"].email),
    agency: await sessionOf(users.agency.email),
    admin: await sessionOf(users.admin.email),
    suspended: await sessionOf(users.suspended.email),
  };
  await db
    .updateTable("users")
    .set({ account_status: "blocked" })
    .where("id", "=", users.suspended.id)
    .execute();
  return { users, cookies };

  async function sessionOf(email: string): Promise<string> {
    const body = { email, password: goodPassword };
    return cookieOf(await api.request("/api/sign-in/frontend", { body }));
  }
}
