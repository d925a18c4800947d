import { payStatementInput } from "@sayara/api-client/contract/statements/monthStatements";
import { EntityId } from "@sayara/domain/id/EntityId";
import { MonthlyCommission } from "@sayara/domain/payment/MonthlyCommission";
import * as v from "valibot";

/** Actions of the page. */
export const CommissionIntent = v.variant("intent", [
  v.object({ intent: v.literal("issue"), month: MonthlyCommission.entries.month }),
  v.object({ intent: v.literal("correct"), id: EntityId }),
  v.object({ intent: v.literal("pay"), id: EntityId, ...payStatementInput.body.entries }),
]);
export type CommissionIntent = v.InferOutput<typeof CommissionIntent>;
