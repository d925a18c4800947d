import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Dinars } from "../money/Dinars.ts";
import { SupplierDebtStatus } from "./SupplierDebtStatus.ts";

/**
 * An agency's debt to the marketplace. `amount` is the debt and `paid` the part already paid, both in TND.
 */
export const SupplierDebt = v.object({
  id: EntityId,
  supplierId: EntityId,
  amount: Dinars,
  paid: Dinars,
  status: SupplierDebtStatus,
});
export type SupplierDebt = v.InferOutput<typeof SupplierDebt>;
