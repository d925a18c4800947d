import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { apiContext } from "@sayara/frontend/request/requestContext";
import * as v from "valibot";
import { DownloadIntent } from "#portal/statements/DownloadIntent.ts";
import { downloadStatement } from "#portal/statements/downloadStatement.ts";
import { type OpenedPayment, payBalanceOnline } from "#portal/statements/payBalanceOnline.ts";
import { PayBalanceIntent } from "#portal/statements/PayBalanceIntent.ts";

const StatementIntent = v.variant("intent", [DownloadIntent, PayBalanceIntent]);

/** Saves the statement as a file, or starts an online payment of it. */
export async function statementAction(
  args: ActionArgs,
): Promise<FormResult<never, "downloaded" | OpenedPayment>> {
  const intent = v.parse(StatementIntent, await args.request.json());
  const call = await args.context.get(apiContext)();
  return intent.intent === "payOnline" ? payBalanceOnline(call, intent) : downloadStatement(call, intent);
}
