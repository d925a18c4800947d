import { isSupplierActionAllowed } from "@sayara/domain/supplier/isSupplierActionAllowed";
import { type SupplierAction, supplierActions } from "@sayara/domain/supplier/SupplierAction";
import { beforeAll, describe, expect, test } from "vitest";
import { mountedEndpoints } from "#api/server/http/mountedEndpoints.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { aPortal, type PortalCaller, portalCallers, type TestPortal } from "#api/testing/data/aPortal.ts";
import { portalCalls } from "#api/testing/calls/portalCalls.ts";
import type { ValidCall } from "#api/testing/calls/ValidCall.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

/** The action required by each endpoint that names an agency; `any` if all its people may call it. */
const actions: Record<string, SupplierAction | "any"> = {
  changeTeamRole: "editTeam",
  endTeamSessions: "editTeam",
  inviteToTeam: "editTeam",
  removeFromTeam: "editTeam",
  resendTeamInvitation: "editTeam",
  revokeTeamInvitation: "editTeam",
  supplierTeam: "viewTeam",
  supplierPlan: "viewPlan",
  chooseNextPlan: "editPlan",
  payPlan: "editPlan",
  checkPlanPayment: "editPlan",
  payBalance: "payBalance",
  checkBalancePayment: "payBalance",
  addCalendarSource: "editDays",
  createCalendarFeed: "editDays",
  readCalendarSource: "editDays",
  removeCalendarSource: "editDays",
  revokeCalendarFeed: "editDays",
  supplierCalendars: "viewDays",
  createBlock: "editDays",
  deleteBlock: "editDays",
  supplierTimeline: "viewDays",
  updateBlock: "editDays",
  deleteSupplierContract: "editRules",
  saveSupplierRules: "editRules",
  addCarPhoto: "editFleet",
  arrangeCarPhotos: "editFleet",
  carPhoto: "viewFleet",
  createCar: "editFleet",
  deleteCar: "editFleet",
  deleteCarPhoto: "editFleet",
  duplicateCar: "editFleet",
  fleetCar: "viewFleet",
  fleetCars: "viewFleet",
  fleetPlaces: "viewFleet",
  fleetSheet: "viewFleet",
  publishCar: "publishCars",
  saveCars: "editFleet",
  updateCar: "editFleet",
  updateCarPhoto: "editFleet",
  withdrawCar: "publishCars",
  submitSupplier: "editProfile",
  supplierAccess: "any",
  supplierChecklist: "viewPapers",
  supplierRules: "viewRules",
  updateSupplierContract: "editRules",
  updateSupplierLogo: "editProfile",
  handInDocument: "editPapers",
  supplierDocumentFile: "viewPapers",
  supplierDocuments: "viewPapers",
  supplierPrices: "viewFleet",
  previewSeason: "editPrices",
  saveSeason: "editPrices",
  deleteSeason: "editPrices",
  orderSeasons: "editPrices",
  supplierExtras: "viewFleet",
  supplierPromoCodes: "viewFleet",
  findFine: "manageBookings",
  fineLetter: "manageBookings",
  bankAccount: "viewMoney",
  setBankAccount: "editMoney",
  supplierDeposits: "viewBookings",
  supplierMoney: "viewMoney",
  supplierFigures: "viewFigures",
  supplierPayouts: "viewMoney",
  supplierStatement: "viewMoney",
  supplierStatementFile: "viewMoney",
  supplierStatements: "viewMoney",
  saveExtra: "editPrices",
  savePromoCode: "editPrices",
  retirePromoCode: "editPrices",
  retireExtra: "editPrices",
  savedReplies: "viewBookings",
  saveReply: "manageBookings",
  supplierReviews: "viewBookings",
  deleteReply: "manageBookings",
};

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  let calls: Record<string, ValidCall>;
  beforeAll(async () => {
    api = createTestApp(database().db);
    portal = await aPortal(api, database().db);
    calls = await portalCalls(api, database().db);
  });
  const endpoints = () => mountedEndpoints(api.app).filter(({ path }) => path.includes("{supplier}"));

  test("`actions` and the valid calls cover every endpoint that names an agency", () => {
    const names = endpoints().map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(actions).toSorted());
    expect(names.filter((name) => calls[name] === undefined)).toEqual([]);
  });

  test.each(portalCallers)(
    "[SR1] [SR2] [SR3] %s may call exactly the endpoints that the table allows",
    async (caller) => {
      const wrong: string[] = [];
      for (const { name, method, path } of endpoints()) {
        const action = actions[name] ?? "any";
        const { params, query, body } = calls[name] ?? {};
        const supplier = caller === "suspended" ? portal.suspended.agency.id : portal.agency.id;
        const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
          encodeURIComponent(key === "supplier" ? supplier : (params?.[key] ?? "x")),
        );
        const address = query === undefined ? filled : `${filled}?${new URLSearchParams(query)}`;
        const { status, json } = await portal.call(caller, address, {
          method,
          ...(body !== undefined && { body }),
        });
        const isRefused = status === 403 && json.code === "not_allowed";
        if (isRefused === isAllowed(caller, action)) wrong.push(`${name}: ${status} ${json?.code ?? ""}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  test("a session of the website is invalid in the portal, and a portal session on the website", async () => {
    const { owner } = portal.people;
    const website = await api.sessionOf(owner);
    const own = "/api/supplier-access/own";
    expect((await portal.request(own, { cookie: website })).status).toBe(401);
    expect((await api.request(own, { cookie: portal.cookies.owner })).status).toBe(401);
    // Sends the portal session's value in the website's cookie.
    const forged = portal.cookies.owner.replaceAll("sayara.portal.session", "sayara.session");
    expect((await api.request(own, { cookie: forged })).status).toBe(401);
    const both = `${website}; ${portal.cookies.owner}`;
    expect((await portal.request(own, { cookie: both })).status).toBe(200);
  });

  test("the request of a link to a file uses the portal's session if the website has none", async () => {
    const call = (cookie: string) => api.app.request("/api/supplier-access/own", { headers: { cookie } });
    expect((await call(portal.cookies.owner)).status).toBe(200);
    const driver = await api.sessionOf(await portalDriver());
    expect((await call(`${driver}; ${portal.cookies.owner}`)).status).toBe(403);
  });

  test("an administrator's view of an agency is recorded once a day", async () => {
    await portal.call("admin", `/api/supplier-access/${portal.rival.agency.slug}`);
    await portal.call("admin", `/api/supplier-access/${portal.rival.agency.id}`);
    const edits = await database()
      .db.selectFrom("supplier_edits")
      .select(["user_id", "action"])
      .where("supplier_id", "=", portal.rival.agency.id)
      .execute();
    expect(edits).toEqual([{ user_id: portal.people.admin.id, action: "viewedByAdmin" }]);
  });

  test("an owner gets the agency with all actions", async () => {
    const { status, json } = await portal.call("owner", "/api/supplier-access/own");
    expect(status).toBe(200);
    expect(json).toMatchObject({ id: portal.agency.id, role: "owner", standing: "active" });
    expect(json.actions).toEqual(supplierActions);
  });

  test("a person's writes are limited, because each leaves a permanent record", async () => {
    const { agency } = portal;
    const write = () => portal.call("manager", `/api/order-seasons/${agency.id}`, { body: { ids: [] } });
    const statuses: number[] = [];
    for (let batch = 0; batch < 16; batch += 1) {
      const responses = await Promise.all(Array.from({ length: 20 }, write));
      statuses.push(...responses.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    const { status } = await portal.call("owner", `/api/order-seasons/${agency.id}`, { body: { ids: [] } });
    expect(status).not.toBe(429);
  });

  function portalDriver() {
    return aUser(database().db);
  }
});

function isAllowed(caller: PortalCaller, action: SupplierAction | "any"): boolean {
  if (caller === "rival") return false;
  if (action === "any") return true;
  const standing = caller === "suspended" ? "suspended" : "active";
  return isSupplierActionAllowed(caller === "suspended" ? "owner" : caller, action, { standing });
}
