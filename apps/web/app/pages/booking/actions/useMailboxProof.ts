import { plainCode } from "@sayara/domain/text/typedText";
import { BOOKING_CODE_DIGITS } from "@sayara/domain/config/businessDefaults";
import { type FormEvent, useRef, useState } from "react";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { useBookingAction } from "@sayara/frontend/booking/actions/useBookingAction";

/** An action that requires a proof. The proof's form is shown beside the action's button. */
export type ProvenAction =
  | "pay"
  | "edit"
  | "change"
  | "arrival"
  | "problem"
  | "message"
  | "cancel"
  | "revoke"
  | "move"
  | "money";

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
  const pendingAction = useRef<(() => void) | null>(null);
  const mailSubmission = useBookingAction<{ email: string }>({ onDone: () => setCode("") });
  const proofSubmission = useBookingAction({
    onDone() {
      setAction(null);
      pendingAction.current?.();
    },
    onProblem: (problem) => setWrong(isCodeWrong(problem)),
  });
  const sentTo = mailSubmission.done?.email ?? null;

  function mail() {
    if (proofSubmission.isSending) return;
    proofSubmission.reset();
    setWrong(false);
    mailSubmission.submitJson({ intent: "mailCode" });
  }

  const proof: MailboxProof = {
    action,
    sentTo,
    code,
    isMailing: mailSubmission.isSending,
    isProving: proofSubmission.isSending,
    isWrong,
    problem:
      mailSubmission.problem ?? (isCodeWrong(proofSubmission.problem) ? null : proofSubmission.problem),
    changeCode(text) {
      setCode(plainCode(text).replaceAll(/\D/g, "").slice(0, BOOKING_CODE_DIGITS));
      setWrong(false);
    },
    mail,
    submit: (event) => {
      event.preventDefault();
      if (code.length < BOOKING_CODE_DIGITS) return setWrong(true);
      setWrong(false);
      return proofSubmission.submitJson({ intent: "proveMailbox", code });
    },
  };
  return {
    proof,
    /** Mails a code. `onProven` runs once the code is entered. */
    begin: (requestedAction: ProvenAction, onProven: () => void) => {
      pendingAction.current = onProven;
      // A second press reuses the code of the open form, or the code that is being mailed.
      if (action === requestedAction && (sentTo !== null || mailSubmission.isSending)) return;
      setAction(requestedAction);
      setCode("");
      mailSubmission.reset();
      mail();
    },
  };
}

function isCodeWrong(problem: FormProblem | null): boolean {
  return problem?.kind === "refused" && problem.code === "code_wrong";
}
