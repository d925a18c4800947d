import type { Client } from "@sayara/api-client/client/createClient";
import type { Language } from "@sayara/domain/language/Language";
import { useState } from "react";
import { faultProblem, type FormProblem } from "#web/shared/form/FormProblem.ts";
import { useProblem } from "#web/shared/form/useProblem.ts";

/** State of a guest's confirmation. */
export interface Confirmation {
  /** Sends it. Idempotent. */
  confirm: () => void;
  isSending: boolean;
  /** Whether it was accepted while this page was open. */
  isDone: boolean;
  problem: FormProblem | null;
}

interface ConfirmationTools {
  id: string;
  language: Language;
  /** Token of the mailed link. */
  token: string;
  openApi: () => Promise<Client>;
  /** Reloads the booking. */
  reload: () => void;
}

/** Confirms a booking by the token of the mailed link, then reloads it. */
export function useConfirmation({ id, language, token, openApi, reload }: ConfirmationTools): Confirmation {
  const [state, setState] = useState<"idle" | "sending" | "done">("idle");
  const [problem, setProblem] = useProblem();

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
      // Refused because the hold has lapsed: the reloaded page shows it.
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
