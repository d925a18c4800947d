import { BOOKING_CODE_DIGITS } from "@sayara/domain/config/businessDefaults";
import { plainCode } from "@sayara/domain/text/typedText";
import { useState } from "react";
import type { SettingsDone } from "#web/pages/settings/Settings.action.ts";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import { type Refused, useSubmission } from "#web/shared/form/useSubmission.ts";

/** Purpose of the dialog. */
export type OwnDataAction = "userData" | "deleteAccount";

type Field = "password" | "code";

/** Downloads or deletes the account's data. Both require the password or a mailed code. */
export interface OwnData {
  /** The open dialog; null if none. */
  act: OwnDataAction | null;
  /** The field that proves the owner's identity. `mail`: a code must be mailed first. */
  proof: Field | "mail";
  /** The address to which the code was mailed. */
  sentTo: string | null;
  value: string;
  /** Message of the field, for `validationText`. `wrongCode` has separate messages. */
  error: string | null;
  isSending: boolean;
  problem: FormProblem | null;
  open: (act: OwnDataAction) => void;
  close: () => void;
  change: (value: string) => void;
  send: () => void;
  mailCode: () => void;
}

export function useOwnData(hasPassword: boolean): OwnData {
  const [act, setAction] = useState<OwnDataAction | null>(null);
  const [value, setValue] = useState("");
  const [error, setError] = useState<string | null>(null);
  // The API may require a code even if the account has a password.
  const [asksCode, setAsksCode] = useState(!hasPassword);
  const mailing = useSubmission<SettingsDone>({ onDone: () => show("", null) });
  const sending = useSubmission<SettingsDone, Field>({
    isBesideFields: (refused) => messageOf(refused) !== null || isProofMissing(refused),
    onRefused(refused) {
      if (isProofMissing(refused)) {
        setAsksCode(true);
        show("", null);
      } else setError(messageOf(refused));
    },
    onDone: close,
  });
  const sentTo = mailing.done?.mailedCodeTo ?? null;
  const proof = !asksCode ? "password" : sentTo === null ? "mail" : "code";

  function show(text: string, message: string | null) {
    setValue(text);
    setError(message);
  }
  function close() {
    setAction(null);
    show("", null);
    mailing.reset();
    sending.reset();
  }
  function mailCode() {
    sending.reset();
    mailing.send({ intent: "accountCode" });
  }

  return {
    act,
    proof,
    sentTo,
    value,
    error,
    isSending: sending.isSending || mailing.isSending,
    problem: mailing.problem ?? sending.problem,
    open: setAction,
    close,
    change(typed) {
      const code = () => plainCode(typed).replaceAll(/\D/g, "").slice(0, BOOKING_CODE_DIGITS);
      show(proof === "code" ? code() : typed, null);
    },
    send() {
      if (proof === "mail") return mailCode();
      if (value === "") return setError("required");
      if (proof === "code" && value.length < BOOKING_CODE_DIGITS) return setError("wrongCode");
      if (act !== null) sending.send({ intent: act, [proof]: value });
    },
    mailCode,
  };
}

function messageOf(refused: Refused<Field>): string | null {
  if ("errors" in refused) return null;
  const { problem, fields } = refused;
  if (problem.kind === "refused" && problem.code === "code_wrong") return "wrongCode";
  return fields?.["password"] ?? null;
}

function isProofMissing(refused: Refused<Field>): boolean {
  return (
    "problem" in refused && refused.problem.kind === "refused" && refused.problem.code === "proof_required"
  );
}
