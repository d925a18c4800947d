import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { apiContext } from "@sayara/frontend/request/requestContext";
import * as v from "valibot";
import { DownloadAct } from "#portal/statements/DownloadAct.ts";
import { downloadStatement } from "#portal/statements/downloadStatement.ts";
import { type OpenedPayment, payBalanceOnline } from "#portal/statements/payBalanceOnline.ts";
import { PayBalanceAct } from "#portal/statements/PayBalanceAct.ts";

const StatementAct = v.variant("act", [DownloadAct, PayBalanceAct]);

/** Saves the statement as a file, or opens an online payment of it. */
export async function statementAction(
  args: ActionArgs,
): Promise<FormResult<never, "downloaded" | OpenedPayment>> {
  const act = v.parse(StatementAct, await args.request.json());
  const call = await args.context.get(apiContext)();
  return act.act === "payOnline" ? payBalanceOnline(call, act) : downloadStatement(call, act);
}
