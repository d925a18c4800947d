import { followUpDebtInput } from "@sayara/api-client/contract/statements/debts";
import { payStatementInput } from "@sayara/api-client/contract/statements/monthStatements";
import { EntityId } from "@sayara/domain/id/EntityId";
import * as v from "valibot";

/** Actions of the page. */
export const DebtIntent = v.variant("intent", [
  v.object({ intent: v.literal("followUp"), id: EntityId, ...followUpDebtInput.body.entries }),
  v.object({ intent: v.literal("pay"), id: EntityId, ...payStatementInput.body.entries }),
]);
export type DebtIntent = v.InferOutput<typeof DebtIntent>;
