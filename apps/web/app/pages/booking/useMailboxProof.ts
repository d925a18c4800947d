import type { Client } from "@sayara/api-client/client/createClient";
import { BOOKING_CODE_DIGITS } from "@sayara/domain/config/businessDefaults";
import { type FormEvent, useRef, useState } from "react";
import { faultProblem, type FormProblem } from "#web/shared/form/FormProblem.ts";
import { showUnhandledToast } from "#web/shared/form/showUnhandledToast.ts";

/** What the proof is for; its form stands beside that action's button. */
export type ProvenAction = "pay" | "edit" | "cancel" | "revoke" | "move" | "money";

/** Proving by a mailed code that a signed link's reader owns the booking. */
export interface MailboxProof {
  /** The action that waits for the proof. */
  action: ProvenAction | null;
  /** The address that the code was mailed to; null before. */
  sentTo: string | null;
  code: string;
  changeCode: (text: string) => void;
  isMailing: boolean;
  isProving: boolean;
  /** Whether the typed code is wrong or incomplete. */
  isWrong: boolean;
  problem: FormProblem | null;
  /** Mails a code, or another one. */
  mail: () => void;
  submit: (event: FormEvent) => void;
}

interface ProofTools {
  id: string;
  token: string;
  openApi: () => Promise<Client>;
}

type State = Pick<MailboxProof, "action" | "sentTo" | "code" | "isWrong" | "problem"> & {
  step: "idle" | "mailing" | "proving";
};

const start: State = { action: null, sentTo: null, code: "", isWrong: false, problem: null, step: "idle" };

/** Asks for a mailed code, and runs the action that waits for it once the code is right. */
export function useMailboxProof({ id, token, openApi }: ProofTools) {
  const [state, setState] = useState<State>(start);
  const waiting = useRef<(() => void) | null>(null);
  const isUnderWay = useRef(false);
  const change = (changes: Partial<State>) => setState((before) => ({ ...before, ...changes }));

  async function act(step: "mailing" | "proving", work: (call: Client) => Promise<Partial<State>>) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    change({ step, problem: null, isWrong: false });
    const changes = await openApi()
      .then(work)
      .catch((error: unknown): Partial<State> => ({ problem: faultProblem(error) }));
    isUnderWay.current = false;
    if (changes.problem) showUnhandledToast(changes.problem);
    change({ step: "idle", ...changes });
  }

  const mail = () =>
    act("mailing", async (call) => {
      const { mailBookingCode } = await openContract();
      const outcome = await call(mailBookingCode, { params: { id }, body: { token } });
      return outcome.ok ? { sentTo: outcome.data.email, code: "" } : { problem: refused(outcome.refusal) };
    });

  const prove = () =>
    act("proving", async (call) => {
      const { proveBooking } = await openContract();
      const outcome = await call(proveBooking, { params: { id }, body: { token, code: state.code } });
      if (outcome.ok) {
        waiting.current?.();
        return start;
      }
      const isWrong = outcome.refusal.code === "code_wrong";
      return isWrong ? { isWrong } : { problem: refused(outcome.refusal) };
    });

  const proof: MailboxProof = {
    ...state,
    isMailing: state.step === "mailing",
    isProving: state.step === "proving",
    changeCode: (text) =>
      change({ code: text.replaceAll(/\D/g, "").slice(0, BOOKING_CODE_DIGITS), isWrong: false }),
    mail: () => void mail(),
    submit: (event) => {
      event.preventDefault();
      if (state.code.length < BOOKING_CODE_DIGITS) change({ isWrong: true });
      else void prove();
    },
  };
  return {
    proof,
    /** Mails a code; `then` runs once it is proven. */
    begin: (action: ProvenAction, then: () => void) => {
      waiting.current = then;
      // The code of the open form serves this press, too.
      if (state.action === action && state.sentTo !== null) return;
      change({ ...start, action });
      void mail();
    },
  };
}

const openContract = () => import("@sayara/api-client/contract/bookings/proveBooking");

function refused({ code, retryAfter }: { code: RefusedCode; retryAfter?: number }): FormProblem {
  return { kind: "refused", code, retryAfter: retryAfter ?? null };
}

type RefusedCode = Extract<FormProblem, { kind: "refused" }>["code"];
