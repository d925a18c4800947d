import { supplierRoles } from "@sayara/domain/supplier/SupplierRole";
import type { Database } from "#api/database/Schema.ts";
import { cookieOf, type TestApp, type TestRequest } from "#api/testing/createTestApp.ts";
import { aCatalogue, aUser, goodPassword } from "./aCatalogue.ts";

export const portalCallers = [...supplierRoles, "rival", "suspended", "admin"] as const;
export type PortalCaller = (typeof portalCallers)[number];

let signInCount = 0;

/**
 * Creates an agency with a person in each role, the owners of a rival and of a suspended agency, and an
 * administrator. All are signed in to the portal.
 */
export async function aPortal(api: TestApp, db: Database) {
  const world = await aCatalogue(db);
  const rival = await aCatalogue(db);
  const suspended = await aCatalogue(db, { suspended: true });
  const people = {} as Record<PortalCaller, Awaited<ReturnType<typeof aUser>>>;
  for (const role of supplierRoles)
    people[role] = await aUser(db, { type: "supplier", supplier_id: world.agency.id, supplier_role: role });
  people.rival = await aUser(db, { type: "supplier", supplier_id: rival.agency.id });
  people.suspended = await aUser(db, { type: "supplier", supplier_id: suspended.agency.id });
  people.admin = await aUser(db, { type: "admin" });

  const portalOrigin = api.config.portalUrl ?? "";
  const request = (path: string, options: TestRequest = {}) =>
    api.request(path, { ...options, headers: { origin: portalOrigin, ...options.headers } });
  const signIn = async (person: { email: string }) => {
    signInCount += 1;
    const body = { email: person.email, password: goodPassword };
    // Sign-ins are limited by address.
    const address = `198.51.100.${signInCount % 250}`;
    return cookieOf(await request("/api/sign-in/backend", { body, address }));
  };
  const cookies = {} as Record<PortalCaller, string>;
  for (const caller of portalCallers) cookies[caller] = await signIn(people[caller]);
  /** Signs in another owner of the agency. */
  const anOwner = async () =>
    signIn(await aUser(db, { type: "supplier", supplier_id: world.agency.id, supplier_role: "owner" }));
  /** Calls the API from the portal. */
  const call = (caller: PortalCaller, path: string, options: TestRequest = {}) =>
    request(path, { cookie: cookies[caller], ...options });
  return { ...world, rival, suspended, people, cookies, request, call, signIn, anOwner };
}

export type TestPortal = Awaited<ReturnType<typeof aPortal>>;
