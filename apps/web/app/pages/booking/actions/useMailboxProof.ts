import { plainCode } from "@sayara/domain/text/typedText";
import { BOOKING_CODE_DIGITS } from "@sayara/domain/config/businessDefaults";
import { type FormEvent, useRef, useState } from "react";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import { useBookingAction } from "./useBookingAction.ts";

/** An action that requires a proof. The proof's form is shown beside the action's button. */
export type ProvenAction = "pay" | "edit" | "change" | "problem" | "cancel" | "revoke" | "move" | "money";

/** State of the form in which the holder of a signed link enters a mailed code, to prove that the booking is theirs. */
export interface MailboxProof {
  /** The action that is waiting for the proof. */
  action: ProvenAction | null;
  /** The address that the code was mailed to; null before that. */
  sentTo: string | null;
  code: string;
  changeCode: (text: string) => void;
  isMailing: boolean;
  isProving: boolean;
  /** Whether the typed code is wrong or incomplete. */
  isWrong: boolean;
  problem: FormProblem | null;
  /** Mails a code. Calling it again mails another one. */
  mail: () => void;
  submit: (event: FormEvent) => void;
}

/** Mails a code, and runs the waiting action once the right code is entered. */
export function useMailboxProof() {
  const [action, setAction] = useState<ProvenAction | null>(null);
  const [code, setCode] = useState("");
  const [isWrong, setWrong] = useState(false);
  const waiting = useRef<(() => void) | null>(null);
  const mailing = useBookingAction<{ email: string }>({ onDone: () => setCode("") });
  const proving = useBookingAction({
    onDone() {
      setAction(null);
      waiting.current?.();
    },
    onProblem: (problem) => setWrong(isCodeWrong(problem)),
  });
  const sentTo = mailing.done?.email ?? null;

  function mail() {
    if (proving.isSending) return;
    proving.reset();
    setWrong(false);
    mailing.submitJson({ intent: "mailCode" });
  }

  const proof: MailboxProof = {
    action,
    sentTo,
    code,
    isMailing: mailing.isSending,
    isProving: proving.isSending,
    isWrong,
    problem: mailing.problem ?? (isCodeWrong(proving.problem) ? null : proving.problem),
    changeCode(text) {
      setCode(plainCode(text).replaceAll(/\D/g, "").slice(0, BOOKING_CODE_DIGITS));
      setWrong(false);
    },
    mail,
    submit: (event) => {
      event.preventDefault();
      if (code.length < BOOKING_CODE_DIGITS) return setWrong(true);
      setWrong(false);
      return proving.submitJson({ intent: "proveMailbox", code });
    },
  };
  return {
    proof,
    /** Mails a code. `then` runs once the code is entered. */
    begin: (wanted: ProvenAction, then: () => void) => {
      waiting.current = then;
      // The code of the open form, or the one being mailed, is also valid for this press.
      if (action === wanted && (sentTo !== null || mailing.isSending)) return;
      setAction(wanted);
      setCode("");
      mailing.reset();
      mail();
    },
  };
}

function isCodeWrong(problem: FormProblem | null): boolean {
  return problem?.kind === "refused" && problem.code === "code_wrong";
}
