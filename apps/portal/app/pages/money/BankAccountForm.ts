import { PasswordAttempt } from "@sayara/domain/account/Password";
import { SecondFactorCode } from "@sayara/domain/account/RecoveryCode";
import { Rib } from "@sayara/domain/payment/Rib";
import { validateValues } from "@sayara/frontend/form/validateValues";
import * as v from "valibot";

/** Fields of the dialog that sets the bank account. `version` is that of the displayed account. */
export type BankAccountValues = { version: string; rib: string; password: string; code: string };

export const emptyBankAccount: BankAccountValues = { version: "0", rib: "", password: "", code: "" };

/** A typed bank account, with the password and the second-factor code that confirm it [PO1, PO2, SF6]. */
const BankAccountChange = v.object({
  version: v.pipe(v.string(), v.digits(), v.transform(Number)),
  rib: Rib,
  password: PasswordAttempt,
  code: v.pipe(
    v.string(),
    v.nonEmpty("required"),
    v.check((code) => v.is(SecondFactorCode, code), "invalid"),
  ),
});

export function checkBankAccount(values: BankAccountValues) {
  return validateValues<keyof BankAccountValues, v.InferOutput<typeof BankAccountChange>>(
    BankAccountChange,
    values,
  );
}
