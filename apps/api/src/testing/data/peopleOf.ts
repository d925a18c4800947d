import type { Database } from "#api/database/Schema.ts";
import { aCatalogue, aUser } from "./aCatalogue.ts";
import type { TestApp } from "#api/testing/createTestApp.ts";

export const roles = ["guest", "driver", "other driver", "agency", "admin", "suspended"] as const;
export type Role = (typeof roles)[number];

/** Signs in one person in each role. The suspended person signs in before the suspension. */
export async function peopleOf(api: TestApp, db: Database) {
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
    driver: await api.sessionOf(users.driver),
    "other driver": await api.sessionOf(users["other driver"]),
    agency: await api.sessionOf(users.agency),
    admin: await api.sessionOf(users.admin),
    suspended: await api.sessionOf(users.suspended),
  };
  await db
    .updateTable("users")
    .set({ account_status: "blocked" })
    .where("id", "=", users.suspended.id)
    .execute();
  return { users, cookies };
}
