import type { Client } from "@sayara/api-client/client/createClient";
import type { Language } from "@sayara/domain/language/Language";
import { useState } from "react";
import { faultProblem, type FormProblem } from "#web/shared/form/FormProblem.ts";

/** A guest's confirmation, as the page shows it. */
export interface Confirmation {
  /** Sends it. Sent again, it changes nothing more. */
  confirm: () => void;
  isSending: boolean;
  /** It was accepted while this page was open. */
  isDone: boolean;
  problem: FormProblem | null;
}

interface ConfirmationTools {
  id: string;
  language: Language;
  /** Of the mailed link. */
  token: string;
  openApi: () => Promise<Client>;
  /** Shows the booking as it is now. */
  reload: () => void;
}

/** Confirms a booking by the token of the mailed link, then shows it as it is. */
export function useConfirmation({ id, language, token, openApi, reload }: ConfirmationTools): Confirmation {
  const [state, setState] = useState<"idle" | "sending" | "done">("idle");
  const [problem, setProblem] = useState<FormProblem | null>(null);

  async function send() {
    setState("sending");
    setProblem(null);
    try {
      const [call, { confirmBooking }] = await Promise.all([
        openApi(),
        import("@sayara/api-client/contract/bookings/confirmBooking"),
      ]);
      const outcome = await call(confirmBooking, { params: { id, language }, body: { token } });
      setState(outcome.ok ? "done" : "idle");
      // Refused because its time is over: the page itself says so once it is read again.
      if (outcome.ok || outcome.refusal.code === "transition_refused") reload();
      else
        setProblem({
          kind: "refused",
          code: outcome.refusal.code,
          retryAfter: outcome.refusal.retryAfter ?? null,
        });
    } catch (error) {
      setState("idle");
      setProblem(faultProblem(error));
    }
  }

  return { confirm: () => void send(), isSending: state === "sending", isDone: state === "done", problem };
}
