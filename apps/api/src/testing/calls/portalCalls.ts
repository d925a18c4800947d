import { anExtra } from "@sayara/domain/testing/anExtra";
import { aPromoCode } from "@sayara/domain/testing/aPromoCode";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Database } from "#api/database/Schema.ts";
import { recordSettlement } from "#api/money/ledger/recordSettlement.ts";
import type { TestApp } from "#api/testing/createTestApp.ts";
import { aUser, goodPassword } from "../data/aCatalogue.ts";
import { aFileForm } from "../data/aFile.ts";
import { aPortal } from "../data/aPortal.ts";
import { calendarCalls } from "./calendarCalls.ts";
import { audienceCalls } from "./audienceCalls.ts";
import { clientCalls } from "./clientCalls.ts";
import { dayCalls } from "./dayCalls.ts";
import { aJoiningAgency, aRegistration } from "../data/aRegistration.ts";
import { planCalls } from "./planCalls.ts";
import { payoutCalls } from "./payoutCalls.ts";
import { placeCalls } from "./placeCalls.ts";
import { ruleCalls } from "./ruleCalls.ts";
import { teamCalls } from "./teamCalls.ts";
import { aSeason } from "../data/aSeason.ts";
import { fineCalls } from "./fineCalls.ts";
import { fleetCalls } from "./fleetCalls.ts";
import { statementCalls } from "./statementCalls.ts";
import type { ValidCall } from "./ValidCall.ts";

/**
 * Returns a valid request by an owner for each endpoint of the portal, by name. Each write uses a different
 * owner (`ownerCall`), because a test ends their sessions.
 */
export async function portalCalls(api: TestApp, db: Database): Promise<Record<string, ValidCall>> {
  const portal = await aPortal(api, db);
  // The team's calls use another agency, because an agency's number of people is limited.
  const teamPortal = await aPortal(api, db);
  // The plan's calls use another agency, whose plan has an end date.
  const planPortal = await aPortal(api, db);
  const headers = { origin: api.config.portalUrl ?? "" };
  const supplier = portal.agency.id;
  const ownerCallOf =
    ({ agency, anOwner }: typeof portal) =>
    async (call: ValidCall = {}): Promise<ValidCall> => ({
      ...call,
      params: { supplier: agency.id, ...call.params },
      cookie: await anOwner(),
      headers,
    });
  const ownerCall = ownerCallOf(portal);
  const adminCall = async (call: ValidCall = {}): Promise<ValidCall> => ({
    ...call,
    cookie: await portal.signIn(await aUser(db, { type: "admin" })),
    headers,
  });
  /** Uploads a document and returns its id. */
  const aDocument = async (type: string): Promise<string> => {
    const path = `/api/hand-in-document/${supplier}/${type}`;
    return (await portal.call("owner", path, { method: "POST", body: aFileForm() })).json.id;
  };
  const storedSeason = async (): Promise<string> => {
    const body = { season: aSeason() };
    const { json } = await portal.call("owner", "/api/save-season/own", { body });
    return json.seasons[0].id;
  };

  const aReply = { language: "fr", title: "Rendez-vous", text: "Rendez-vous à la porte 2." };
  const storedReply = async (): Promise<string> => {
    const { json } = await portal.call("owner", "/api/save-reply/own", { body: { reply: aReply } });
    return json.replies[0].id;
  };
  const storedPromoCode = async (): Promise<string> => {
    const promo = aPromoCode({ code: "STORED" });
    const { json } = await portal.call("owner", "/api/save-promo-code/own", { body: { promo } });
    return json.codes[0].id;
  };
  const storedMarketplaceCode = async (): Promise<string> => {
    const promo = aPromoCode({ code: "MARKET" });
    const body = { promo };
    const { json } = await portal.call("admin", "/api/save-marketplace-promo-code", { body });
    return json.codes[0].id;
  };
  const storedExtra = async (): Promise<string> => {
    const { json } = await portal.call("owner", "/api/save-extra/own", { body: { extra: anExtra() } });
    return json.extras[0].id;
  };
  /** Returns a call that reads a month with a payout. */
  const moneyCall = async (): Promise<ValidCall> => {
    const payout = { kind: "payout", supplierId: supplier, amount: 10_000, currency: "TND" } as const;
    await inTransaction(db, (transaction) =>
      recordSettlement(transaction, { ...payout, reference: "VIR 7" }, new Date("2026-11-02T09:00:00Z")),
    );
    return ownerCall({ params: { page: "1", size: "30" }, query: { month: "2026-11" } });
  };
  const joining = await aJoiningAgency(db);
  const waiting = await aJoiningAgency(db, { submitted_at: new Date("2026-11-02T00:00:00Z") });
  return {
    ...(await ruleCalls({ ownerCall, db, portal })),
    ...(await dayCalls({ ownerCall, portal })),
    ...(await fineCalls({ ownerCall, db, portal })),
    ...(await calendarCalls({ ownerCall, portal })),
    decideDocument: await adminCall({ params: { id: await aDocument("rc") }, body: { reason: null } }),
    documentsWaiting: await adminCall({ params: { page: "1", size: "10" } }),
    handInDocument: await ownerCall({ params: { type: "cnss" }, query: { number: "1" }, body: aFileForm() }),
    ...(await teamCalls({ ownerCall: ownerCallOf(teamPortal), api, db, portal: teamPortal })),
    ...(await fleetCalls(portal, ownerCall)),
    ...(await planCalls({ ownerCallOf, adminCall, db, portal: planPortal })),
    ...(await statementCalls({
      ownerCall,
      adminCall,
      api,
      db,
      portal,
      debtor: planPortal,
      debtorCall: ownerCallOf(planPortal),
    })),
    ...(await payoutCalls({ ownerCall, adminCall, api, db, portal })),
    supplierFigures: await ownerCall({ params: { period: "30" } }),
    allFigures: await adminCall({ params: { period: "2026-10" } }),
    ...(await clientCalls({ adminCall, api, portal })),
    findRecords: { ...(await ownerCall({ body: { s: "kia" } })), params: { language: "fr" } },
    ...(await audienceCalls({ adminCall, portal })),
    runtimeSettings: await adminCall(),
    changeRuntimeSetting: await adminCall({
      body: { version: 0, setting: "planTrialDays", value: 30, from: "2027-06-01" },
    }),
    audit: await adminCall({ params: { size: "30", language: "fr" }, query: { kind: "car" } }),
    ...(await placeCalls({ adminCall, db })),
    decideSupplier: await adminCall({ params: { id: waiting.agency.id }, body: { reason: null } }),
    registerSupplier: { body: aRegistration(), cookie: await api.earnPass("10.9.0.2"), headers },
    submitSupplier: {
      params: { supplier: joining.agency.id },
      cookie: await portal.signIn(joining.owner),
      headers,
    },
    portalSuppliers: await adminCall({ params: { page: "1", size: "10" } }),
    secondFactor: { cookie: await portal.anOwner(), headers },
    prepareAuthenticator: { cookie: await portal.anOwner(), headers },
    setSecondFactor: {
      cookie: await portal.anOwner(),
      headers,
      body: { method: "mail", password: goodPassword },
    },
    staffDay: { ...(await ownerCall()), params: { language: "fr" } },
    supplierAccess: await ownerCall(),
    supplierChecklist: await ownerCall(),
    reportsWaiting: await adminCall({ params: { page: "1", size: "10" } }),
    suppliersWaiting: await adminCall({ params: { page: "1", size: "10" } }),
    supplierDocumentFile: await ownerCall({ params: { id: await aDocument("patente") } }),
    supplierDocuments: await ownerCall(),
    reviewsWaiting: await adminCall({ params: { page: "1", size: "10" } }),
    supplierReviews: await ownerCall({ params: { list: "all", page: "1", size: "20" } }),
    supplierPrices: await ownerCall(),
    previewSeason: await ownerCall({ body: { season: aSeason() } }),
    saveSeason: await ownerCall({ body: { season: aSeason() } }),
    deleteSeason: await ownerCall({ body: { id: await storedSeason(), version: 1 } }),
    orderSeasons: await ownerCall({ body: { ids: [] } }),
    supplierPromoCodes: await ownerCall(),
    savePromoCode: await ownerCall({ body: { promo: aPromoCode() } }),
    retirePromoCode: await ownerCall({ body: { id: await storedPromoCode(), version: 1 } }),
    marketplacePromoCodes: await adminCall(),
    saveMarketplacePromoCode: await adminCall({ body: { promo: aPromoCode({ code: "PARTOUT" }) } }),
    retireMarketplacePromoCode: await adminCall({
      body: { id: await storedMarketplaceCode(), version: 1 },
    }),
    supplierExtras: await ownerCall(),
    supplierDeposits: await ownerCall({ params: { state: "held", page: "1", size: "30" } }),
    supplierMoney: await moneyCall(),
    saveExtra: await ownerCall({ body: { extra: anExtra() } }),
    savedReplies: await ownerCall(),
    saveReply: await ownerCall({ body: { reply: aReply } }),
    deleteReply: await ownerCall({ body: { id: await storedReply(), version: 1 } }),
    retireExtra: await ownerCall({ body: { id: await storedExtra(), version: 1 } }),
  };
}
