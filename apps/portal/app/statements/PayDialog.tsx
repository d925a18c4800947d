import { useLingui } from "@lingui/react/macro";
import type { MonthStatement } from "@sayara/api-client/contract/statements/monthStatements";
import { readAmount, writeAmount } from "@sayara/frontend/booking/staff/readAmount";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useCurrencySign } from "@sayara/frontend/language/useCurrencySign";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useState } from "react";

interface PayDialogProps {
  statement: Pick<MonthStatement, "number" | "supplier" | "payment" | "currency">;
  isSending: boolean;
  problem: FormProblem | null;
  onPay: (payment: { amount: number; outstanding: number; reference: string }) => void;
  onClose: () => void;
}

/** Dialog for the amount and the reference of a payment, which becomes a movement in the ledger [ST7]. */
export function PayDialog({ statement, isSending, problem, onPay, onClose }: PayDialogProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { number, supplier, payment, currency } = statement;
  const outstanding = payment?.outstanding ?? 0;
  const [typed, setTyped] = useState(writeAmount(outstanding, i18n.locale));
  const [reference, setReference] = useState("");
  const [errors, setErrors] = useState<{ amount?: string; reference?: string }>({});
  const unit = useCurrencySign(currency);

  function send() {
    const amount = readAmount(typed);
    const most = formats.price(outstanding, currency);
    const isAmount = amount !== null && amount > 0 && amount <= outstanding;
    const found = {
      ...(!isAmount && { amount: t`An amount up to ${most}` }),
      ...(reference.trim() === "" && { reference: t`Enter the reference of the transfer.` }),
    };
    setErrors(found);
    if (isAmount && reference.trim() !== "") onPay({ amount, outstanding, reference: reference.trim() });
  }

  const agency = supplier.name;
  return (
    <FormDialog
      title={t`Payment of ${number}`}
      effect={
        payment?.direction === "payOut"
          ? t`Records that the marketplace has paid ${agency}. A movement of the ledger is never changed.`
          : t`Records that ${agency} has paid the marketplace. A movement of the ledger is never changed.`
      }
      button={t`Record the payment`}
      isDestructive={false}
      working={isSending && t`Recording…`}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={t`Amount`}
        error={errors.amount}
        inputMode="decimal"
        autoComplete="off"
        trailing={unit}
        width="medium"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setErrors({});
        }}
      />
      <TextField
        label={t`Reference`}
        hint={t`As the bank shows it, such as VIR 20261202-7.`}
        error={errors.reference}
        required
        maxLength={100}
        autoComplete="off"
        value={reference}
        onChange={({ target }) => {
          setReference(target.value);
          setErrors({});
        }}
      />
      <ProblemNotice problem={problem} />
    </FormDialog>
  );
}
