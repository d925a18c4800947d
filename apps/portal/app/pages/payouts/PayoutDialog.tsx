import { useLingui } from "@lingui/react/macro";
import type { AgencyPayout } from "@sayara/api-client/contract/payouts/Payout";
import { sumDinars } from "@sayara/domain/money/sumDinars";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { validationText } from "@sayara/i18n/messages/validationText";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useState } from "react";
import type { PayoutsIntent } from "./PayoutsIntent.ts";

/** The action to confirm, and its payouts. */
export interface PayoutDialogTarget {
  intent: "pay" | "cancel" | "return";
  payouts: readonly AgencyPayout[];
}

interface PayoutDialogProps {
  question: PayoutDialogTarget;
  isSending: boolean;
  problem: FormProblem | null;
  /** Validation message of the field, from the action or the API. */
  fieldError: string | null;
  onAct: (intent: PayoutsIntent) => void;
  onClose: () => void;
}

/**
 * Dialog that confirms an action on payouts [PO4, PO5]. `pay` requires the bank's reference, `return` the
 * reason why the bank returned a payout. `cancel` removes a payout from its file.
 */
export function PayoutDialog({
  question,
  isSending,
  problem,
  fieldError,
  onAct,
  onClose,
}: PayoutDialogProps) {
  const { t, i18n } = useLingui();
  const { price } = useFormats();
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const [isEdited, setEdited] = useState(false);
  const { intent, payouts } = question;
  const ids = payouts.map(({ id }) => id);
  const sum = price(sumDinars(payouts.map(({ amount }) => amount)));
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
  }[intent];

  function send() {
    const typed = text.trim();
    setEdited(false);
    if (intent !== "cancel" && typed === "") return setError(texts.missing);
    if (intent === "pay") onAct({ intent, ids, reference: typed });
    else if (intent === "cancel") onAct({ intent, ids });
    else onAct({ intent, id: ids[0] ?? "", reason: typed });
  }

  const field = {
    error: error ?? (fieldError === null || isEdited ? undefined : validationText(fieldError, i18n)),
    required: true,
    autoComplete: "off",
    value: text,
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value);
      setEdited(true);
      setError(undefined);
    },
  };
  return (
    <FormDialog
      title={texts.title}
      effect={texts.effect}
      button={texts.button}
      isDestructive={intent === "cancel"}
      working={isSending && t`Recording…`}
      onSend={send}
      onClose={onClose}
    >
      {intent === "pay" && (
        <TextField
          {...field}
          label={t`Reference`}
          hint={t`As the bank shows it, such as VIR 20261202-7.`}
          maxLength={100}
        />
      )}
      {intent === "return" && (
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
