import { PasswordAttempt } from "@sayara/domain/account/Password";
import { BookingCode } from "@sayara/domain/booking/actions/mailboxProof";
import { Rib } from "@sayara/domain/payment/Rib";
import { validateValues } from "@sayara/frontend/form/validateValues";
import * as v from "valibot";

/** Fields of the dialog that sets the bank account. `version` is that of the account shown. */
export type BankAccountValues = { version: string; rib: string; password: string; code: string };

export const emptyBankAccount: BankAccountValues = { version: "0", rib: "", password: "", code: "" };

/** A bank account as typed, with the password and the mailed code that confirm it [PO1, PO2]. */
const BankAccountChange = v.object({
  version: v.pipe(v.string(), v.digits(), v.transform(Number)),
  rib: Rib,
  password: PasswordAttempt,
  code: v.pipe(
    v.string(),
    v.nonEmpty("required"),
    v.check((code) => v.is(BookingCode, code), "invalid"),
  ),
});

export function checkBankAccount(values: BankAccountValues) {
  return validateValues<keyof BankAccountValues, v.InferOutput<typeof BankAccountChange>>(
    BankAccountChange,
    values,
  );
}
