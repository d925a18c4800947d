import type { TestPortal } from "../data/aPortal.ts";
import type { ValidCall } from "./ValidCall.ts";

/** Returns a valid request by an owner for each endpoint of blocks and of the timeline. */
export async function dayCalls({
  ownerCall,
  portal,
}: {
  ownerCall: (call?: ValidCall) => Promise<ValidCall>;
  portal: TestPortal;
}): Promise<Record<string, ValidCall>> {
  const block = (day: number) => ({
    kind: "workshop",
    carId: portal.car.id,
    from: `2026-12-${day}T10:00:00+01:00`,
    to: `2026-12-${day + 1}T10:00:00+01:00`,
    note: "",
  });
  const aBlock = async (day: number): Promise<string> => {
    const path = `/api/create-block/${portal.agency.id}`;
    const { json } = await portal.call("owner", path, { body: { block: block(day) } });
    return json.items[0].id;
  };
  return {
    createBlock: await ownerCall({ body: { block: block(10) } }),
    deleteBlock: await ownerCall({ params: { block: await aBlock(14) }, body: { version: 1 } }),
    supplierTimeline: await ownerCall({ query: { from: "2026-12-01", days: "31" } }),
    updateBlock: await ownerCall({
      params: { block: await aBlock(18) },
      body: { version: 1, block: block(22) },
    }),
  };
}
