import { payStatementInput } from "@sayara/api-client/contract/statements/monthStatements";
import { EntityId } from "@sayara/domain/id/EntityId";
import { MonthlyCommission } from "@sayara/domain/payment/MonthlyCommission";
import * as v from "valibot";

/** Actions of the page. */
export const CommissionAct = v.variant("act", [
  v.object({ act: v.literal("issue"), month: MonthlyCommission.entries.month }),
  v.object({ act: v.literal("correct"), id: EntityId }),
  v.object({ act: v.literal("pay"), id: EntityId, ...payStatementInput.body.entries }),
]);
export type CommissionAct = v.InferOutput<typeof CommissionAct>;
