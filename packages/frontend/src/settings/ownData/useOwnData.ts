import { BOOKING_CODE_DIGITS } from "@sayara/domain/config/businessDefaults";
import { plainCode } from "@sayara/domain/text/typedText";
import { useState } from "react";
import type { SettingsResult } from "../settingsAction.ts";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { type Refused, useSubmission } from "@sayara/frontend/form/useSubmission";

/** Purpose of the dialog. */
export type OwnDataAction = "userData" | "deleteAccount";

type Field = "password" | "code";

/** Downloads or deletes the account's data. Both require the password or a mailed code. */
export interface OwnData {
  /** The open dialog; null if none. */
  action: OwnDataAction | null;
  /** The field that proves the owner's identity. `mail`: a code must be mailed first. */
  proof: Field | "mail";
  /** The address to which the code was mailed. */
  sentTo: string | null;
  value: string;
  /** Message of the field, for `validationText`. `wrongCode` has separate messages. */
  error: string | null;
  isSending: boolean;
  problem: FormProblem | null;
  open: (action: OwnDataAction) => void;
  close: () => void;
  change: (value: string) => void;
  send: () => void;
  mailCode: () => void;
}

export function useOwnData(hasPassword: boolean): OwnData {
  const [action, setAction] = useState<OwnDataAction | null>(null);
  const [value, setValue] = useState("");
  const [error, setError] = useState<string | null>(null);
  // The API may require a code even if the account has a password.
  const [requiresCode, setRequiresCode] = useState(!hasPassword);
  const mailSubmission = useSubmission<SettingsResult>({ onDone: () => setField("", null) });
  const actionSubmission = useSubmission<SettingsResult, Field>({
    isBesideFields: (refused) => messageOf(refused) !== null || isProofMissing(refused),
    onRefused(refused) {
      if (isProofMissing(refused)) {
        setRequiresCode(true);
        setField("", null);
      } else setError(messageOf(refused));
    },
    onDone: close,
  });
  const sentTo = mailSubmission.done?.mailedCodeTo ?? null;
  const proof = !requiresCode ? "password" : sentTo === null ? "mail" : "code";

  function setField(text: string, message: string | null) {
    setValue(text);
    setError(message);
  }
  function close() {
    setAction(null);
    setField("", null);
    mailSubmission.reset();
    actionSubmission.reset();
  }
  function mailCode() {
    actionSubmission.reset();
    mailSubmission.send({ intent: "accountCode" });
  }

  return {
    action,
    proof,
    sentTo,
    value,
    error,
    isSending: actionSubmission.isSending || mailSubmission.isSending,
    problem: mailSubmission.problem ?? actionSubmission.problem,
    open: setAction,
    close,
    change(typed) {
      const code = () => plainCode(typed).replaceAll(/\D/g, "").slice(0, BOOKING_CODE_DIGITS);
      setField(proof === "code" ? code() : typed, null);
    },
    send() {
      if (proof === "mail") return mailCode();
      if (value === "") return setError("required");
      if (proof === "code" && value.length < BOOKING_CODE_DIGITS) return setError("wrongCode");
      if (action !== null) actionSubmission.send({ intent: action, [proof]: value });
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
