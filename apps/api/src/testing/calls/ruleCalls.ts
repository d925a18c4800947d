import { mapLanguages } from "@sayara/domain/language/mapLanguages";
import type { Database } from "#api/database/Schema.ts";
import { aCatalogue, aUser } from "../data/aCatalogue.ts";
import { aPicture } from "../data/aPicture.ts";
import type { TestPortal } from "../data/aPortal.ts";
import type { ValidCall } from "./ValidCall.ts";

/** An agency's identity, hours, terms and fees as the portal saves them. */
export const someRules = {
  identity: {
    name: "Agence Caroubier",
    bio: "Citadines et familiales.",
    phone: "+21671000111",
    email: "office@agence.example",
    address: "12, rue de Marseille, Tunis",
    position: { latitude: 36.8, longitude: 10.18 },
  },
  hours: {
    openingHours: [{ days: ["monday", "saturday"], opens: "08:00", closes: "18:30" }],
    closedDates: [{ name: "Indépendance", from: "2026-03-20", to: "2026-03-20", yearly: true }],
  },
  terms: {
    leadTimeHours: 4,
    turnaroundMinutes: 60,
    minimumRentalDays: 2,
    downPaymentShare: 20,
    payLater: true,
    confirmsMoves: true,
    keptHours: { withoutArrival: 3, withArrival: 30 },
  },
  fees: { oneWay: [], airport: 15, outsideHours: null, youngDriver: null, delivery: [], collection: [] },
  covers: { theftProtection: [], collisionDamageWaiver: ["keys"], fullInsurance: ["glass", "tyres"] },
  deposits: [
    { method: "cash", amount: null },
    { method: "cardImprint", amount: 1500 },
  ],
};

/** Returns a form with a small PDF. */
export function aPdf(content = "%PDF-1.7\n%%EOF\n"): FormData {
  const form = new FormData();
  form.append("file", new Blob([content], { type: "application/pdf" }), "contrat.pdf");
  return form;
}

/** Returns a valid request for each endpoint of an agency's rules. */
export async function ruleCalls({
  ownerCall,
  db,
  portal,
}: {
  ownerCall: (call?: ValidCall) => Promise<ValidCall>;
  db: Database;
  portal: TestPortal;
}): Promise<Record<string, ValidCall>> {
  const contract = { params: { language: "fr" } };
  // Uses another agency, because the call states a version and the other writes change it.
  const { agency, tunis } = await aCatalogue(db);
  const owner = await aUser(db, { type: "supplier", supplier_id: agency.id, supplier_role: "owner" });
  const meeting = {
    position: { latitude: 36.8, longitude: 10.2 },
    instructions: { ...mapLanguages(() => ""), fr: "P1" },
  };
  const places = [{ location: tunis.id, acceptsReturns: true, meeting }];
  return {
    deleteSupplierContract: await ownerCall(contract),
    saveSupplierRules: {
      ...(await ownerCall({ params: { supplier: agency.id }, body: { version: 1, ...someRules, places } })),
      cookie: await portal.signIn(owner),
    },
    supplierRules: await ownerCall(),
    updateSupplierContract: await ownerCall({ ...contract, body: aPdf() }),
    updateSupplierLogo: await ownerCall({ body: await aPicture() }),
  };
}
