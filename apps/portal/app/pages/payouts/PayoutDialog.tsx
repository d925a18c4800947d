import { useLingui } from "@lingui/react/macro";
import type { AgencyPayout } from "@sayara/api-client/contract/payouts/Payout";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useState } from "react";
import type { PayoutsAct } from "./PayoutsAct.ts";

/** What is asked before it is recorded, about which payouts. */
export interface PayoutQuestion {
  act: "pay" | "cancel" | "return";
  payouts: readonly AgencyPayout[];
}

interface PayoutDialogProps {
  question: PayoutQuestion;
  isSending: boolean;
  problem: FormProblem | null;
  onAct: (act: PayoutsAct) => void;
  onClose: () => void;
}

/** Asks for the bank's reference of paid payouts, why one came back, or whether to take one out [PO4, PO5]. */
export function PayoutDialog({ question, isSending, problem, onAct, onClose }: PayoutDialogProps) {
  const { t } = useLingui();
  const { price } = useFormats();
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const { act, payouts } = question;
  const ids = payouts.map(({ id }) => id);
  const sum = price(payouts.reduce((total, { amount }) => total + Math.round(amount * 1000), 0) / 1000);
  const reference = payouts[0]?.reference ?? "";
  const texts = {
    pay: {
      title: t`Mark as paid`,
      effect: t`Records that the bank has paid ${sum}. A movement of the ledger is never changed.`,
      button: t`Mark as paid`,
      missing: t`Enter the reference of the transfer.`,
    },
    cancel: {
      title: t`Take out ${reference}`,
      effect: t`Only if the bank does not have its file yet, or refused it. The amount is then due again.`,
      button: t`Take out`,
      missing: "",
    },
    return: {
      title: t`${reference} came back`,
      effect: t`A movement of its own gives ${sum} back to the balance of the agency. The amount is then due again.`,
      button: t`Record it`,
      missing: t`Say why it came back.`,
    },
  }[act];

  function send() {
    const typed = text.trim();
    if (act !== "cancel" && typed === "") return setError(texts.missing);
    if (act === "pay") onAct({ act, ids, reference: typed });
    else if (act === "cancel") onAct({ act, ids });
    else onAct({ act, id: ids[0] ?? "", reason: typed });
  }

  const field = {
    error,
    required: true,
    autoComplete: "off",
    value: text,
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value);
      setError(undefined);
    },
  };
  return (
    <FormDialog
      title={texts.title}
      effect={texts.effect}
      button={texts.button}
      isDestructive={act === "cancel"}
      working={isSending && t`Recording…`}
      onSend={send}
      onClose={onClose}
    >
      {act === "pay" && (
        <TextField
          {...field}
          label={t`Reference`}
          hint={t`As the bank shows it, such as VIR 20261202-7.`}
          maxLength={100}
        />
      )}
      {act === "return" && (
        <TextField
          {...field}
          label={t`Reason`}
          hint={t`The agency reads it, such as: account closed.`}
          maxLength={200}
        />
      )}
      <ProblemNotice problem={problem} />
    </FormDialog>
  );
}
