import type { Database } from "#api/database/Schema.ts";
import type { TestPortal } from "../data/aPortal.ts";
import type { ValidCall } from "./ValidCall.ts";

/** The plate of the portal's car, as a police officer might write it. */
const plate = "731-tu-2211";

/** Returns a valid request by an owner for each endpoint about fines. */
export async function fineCalls({
  ownerCall,
  db,
  portal,
}: {
  ownerCall: (call?: ValidCall) => Promise<ValidCall>;
  db: Database;
  portal: TestPortal;
}): Promise<Record<string, ValidCall>> {
  await db.updateTable("cars").set({ plate: "731 TU 2211" }).where("id", "=", portal.car.id).execute();
  const block = {
    kind: "walkIn",
    carId: portal.car.id,
    from: "2026-12-26T10:00:00+01:00",
    to: "2026-12-28T10:00:00+01:00",
    note: "",
    walkIn: { customer: "Amel Trabelsi", phone: "", price: null, contractNumber: "C 12" },
  };
  await portal.call("owner", `/api/create-block/${portal.agency.id}`, { body: { block } });
  const moment = { plate, at: "2026-12-27T12:00" };
  const letter = { notice: "", licence: "12/345678", identity: "", address: "", language: "fr" };
  return {
    findFine: await ownerCall({ body: moment }),
    fineLetter: await ownerCall({ body: { ...moment, driver: "driver", ...letter } }),
  };
}
