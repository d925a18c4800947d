import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { pageOf } from "../pageOf.ts";
import { Page, Size } from "../segments.ts";
import { SupplierSegment } from "../suppliers/supplierAccess.ts";
import { Payout } from "./Payout.ts";

/** Input schemas of {@link supplierPayouts}. */
export const supplierPayoutsInput = {
  params: v.object({ supplier: SupplierSegment, page: Page, size: Size }),
};

/** Lists the payouts to an agency, newest first, except those that were removed before payment [PO4]. */
export const supplierPayouts = defineEndpoint({
  session: "required",
  refusals: ["not_signed_in", "not_allowed", "not_found"],
  name: "supplierPayouts",
  method: "GET",
  path: "/api/supplier-payouts/{supplier}/{page}/{size}",
  input: inputOf<typeof supplierPayoutsInput>(),
  responses: { 200: pageOf(Payout) },
});
