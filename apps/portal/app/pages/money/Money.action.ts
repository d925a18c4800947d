import { mailAccountCode } from "@sayara/api-client/contract/accounts/ownData";
import { setBankAccount } from "@sayara/api-client/contract/payouts/bankAccount";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { requireUser } from "@sayara/frontend/session/guard";
import * as v from "valibot";
import { DownloadIntent } from "#portal/statements/DownloadIntent.ts";
import { downloadStatement } from "#portal/statements/downloadStatement.ts";
import { type OpenedPayment, payBalanceOnline } from "#portal/statements/payBalanceOnline.ts";
import { PayBalanceIntent } from "#portal/statements/PayBalanceIntent.ts";
import { type BankAccountValues, checkBankAccount, emptyBankAccount } from "./BankAccountForm.ts";

/** Submissions of the page other than the form of the bank account. */
const MoneyIntent = v.variant("intent", [
  DownloadIntent,
  PayBalanceIntent,
  v.object({ intent: v.literal("mailCode") }),
]);
export type MoneyIntent = v.InferOutput<typeof MoneyIntent>;

export type MoneyDone = "downloaded" | "mailed" | "saved" | OpenedPayment;

/** Sets the bank account (form). Mails a code for it, pays online or saves the file of a statement (JSON). */
export async function moneyAction({
  request,
  context,
}: ActionArgs): Promise<FormResult<keyof BankAccountValues, MoneyDone>> {
  const call = await context.get(apiContext)();
  if (request.headers.get("content-type")?.startsWith("application/json") === true) {
    const intent = v.parse(MoneyIntent, await request.json());
    if (intent.intent === "download") return downloadStatement(call, intent);
    if (intent.intent === "payOnline") return payBalanceOnline(call, intent);
    const { id } = await requireUser(request);
    const response = await call(mailAccountCode, { params: { id } });
    return response.ok ? { done: "mailed" } : refusedResult(response.refusal);
  }
  const { errors, ready } = checkBankAccount(readValues(await request.formData(), emptyBankAccount));
  if (ready === null) return { errors };
  const response = await call(setBankAccount, { params: { supplier: "own" }, body: ready });
  if (response.ok) return { done: "saved" };
  const { code } = response.refusal;
  return {
    ...refusedResult(response.refusal),
    ...((code === "code_wrong" || code === "code_expired") && { focus: "code" as const }),
  };
}
