import { BOOKING_CODE_DIGITS } from "@sayara/domain/config/businessDefaults";
import { plainCode } from "@sayara/domain/text/typedText";
import { useState } from "react";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { type Refused, useSubmission } from "@sayara/frontend/form/submission/useSubmission";

type Field = "password" | "code";

/** Result of the intent `accountCode`: the address to which a code was mailed. */
export interface MailedCode {
  mailedCodeTo?: string;
}

/**
 * State of a change that requires proof of the account's ownership: the password, a mailed code or a passkey.
 */
export interface OwnerProof<Intent> {
  /** The intent of the open dialog; null if none is open. */
  intent: Intent | null;
  /** The field for the proof. `mail`: a code must be mailed first. */
  proof: Field | "mail";
  /** The address to which the code was mailed. */
  sentTo: string | null;
  value: string;
  /** Validation message of the field, for `validationText`. `wrongCode` has its own messages. */
  error: string | null;
  isSending: boolean;
  problem: FormProblem | null;
  open: (intent: Intent) => void;
  close: () => void;
  change: (value: string) => void;
  send: (more?: Record<string, string>) => void;
  /** Sends the intent with a passkey as proof instead of the field. */
  sendWithPasskey: (more?: Record<string, string>) => void;
  mailCode: () => void;
}

/**
 * Manages a dialog whose intent requires a proof. Sends a form to the page's action: the intent's fields with
 * the proof in `password` or `code`, or with `byPasskey`. The intent `accountCode` mails a code.
 */
export function useOwnerProof<Intent extends Record<string, string>>(
  hasPassword: boolean,
  { onDone }: { onDone?: (intent: Intent) => void } = {},
): OwnerProof<Intent> {
  const [intent, setIntent] = useState<Intent | null>(null);
  const [value, setValue] = useState("");
  const [error, setError] = useState<string | null>(null);
  // The API may require a code even if the account has a password.
  const [requiresCode, setRequiresCode] = useState(!hasPassword);
  const mailSubmission = useSubmission<MailedCode>({ onDone: () => setField("", null) });
  const intentSubmission = useSubmission<unknown, Field>({
    isBesideFields: (refused) => messageOf(refused) !== null || isProofMissing(refused),
    onRefused(refused) {
      if (isProofMissing(refused)) {
        setRequiresCode(true);
        setField("", null);
      } else setError(messageOf(refused));
    },
    onDone() {
      close();
      if (intent !== null) onDone?.(intent);
    },
  });
  const sentTo = mailSubmission.done?.mailedCodeTo ?? null;
  const proof = !requiresCode ? "password" : sentTo === null ? "mail" : "code";

  function setField(text: string, message: string | null) {
    setValue(text);
    setError(message);
  }
  function close() {
    setIntent(null);
    setField("", null);
    mailSubmission.reset();
    intentSubmission.reset();
  }
  function mailCode() {
    intentSubmission.reset();
    mailSubmission.send({ intent: "accountCode" });
  }

  return {
    intent,
    proof,
    sentTo,
    value,
    error,
    isSending: intentSubmission.isSending || mailSubmission.isSending,
    problem: mailSubmission.problem ?? intentSubmission.problem,
    open: setIntent,
    close,
    change(typed) {
      const code = () => plainCode(typed).replaceAll(/\D/g, "").slice(0, BOOKING_CODE_DIGITS);
      setField(proof === "code" ? code() : typed, null);
    },
    send(more) {
      if (proof === "mail") return mailCode();
      if (value === "") return setError("required");
      if (proof === "code" && value.length < BOOKING_CODE_DIGITS) return setError("wrongCode");
      if (intent !== null) intentSubmission.send({ ...intent, ...more, [proof]: value });
    },
    sendWithPasskey(more) {
      setError(null);
      if (intent !== null) intentSubmission.send({ ...intent, ...more, byPasskey: "on" });
    },
    mailCode,
  };
}

function messageOf(refused: Refused<Field>): string | null {
  if ("errors" in refused) return null;
  const { problem, fields } = refused;
  // The message belongs to another field of the dialog.
  if (fields?.["factorCode"] !== undefined) return null;
  if (problem.kind === "refused" && problem.code === "code_wrong") return "wrongCode";
  return fields?.["password"] ?? null;
}

function isProofMissing(refused: Refused<Field>): boolean {
  return (
    "problem" in refused && refused.problem.kind === "refused" && refused.problem.code === "proof_required"
  );
}
