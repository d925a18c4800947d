import type { Client } from "@sayara/api-client/client/createClient";
import { useState } from "react";
import { faultProblem, type FormProblem } from "#web/shared/form/FormProblem.ts";
import { useProblem } from "#web/shared/form/useProblem.ts";

/** Revoking the signed links of a booking. */
export interface LinkRevocation {
  revoke: () => void;
  isRevoking: boolean;
  /** Whether they were just revoked. */
  isDone: boolean;
  problem: FormProblem | null;
}

interface RevocationTools {
  id: string;
  /** Token of the signed link; empty when signed in. */
  token: string;
  openApi: () => Promise<Client>;
  /** Called with the page's new token; null when signed in. */
  onRevoked: (token: string | null) => void;
  /** Called where the browser has to prove the mailbox before `retry`. */
  onProofNeeded: (retry: () => void) => void;
}

/** Revokes the links of a booking, and replaces the one of this page. */
export function useLinkRevocation({ id, token, openApi, onRevoked, onProofNeeded }: RevocationTools) {
  const [isRevoking, setRevoking] = useState(false);
  const [problem, setProblem] = useProblem();

  async function send() {
    setRevoking(true);
    setProblem(null);
    try {
      const [call, { revokeBookingLinks }] = await Promise.all([
        openApi(),
        import("@sayara/api-client/contract/bookings/revokeBookingLinks"),
      ]);
      const body = { token: token === "" ? null : token };
      const outcome = await call(revokeBookingLinks, { params: { id }, body });
      if (outcome.ok) onRevoked(outcome.data.token);
      else if (outcome.refusal.code === "proof_required") onProofNeeded(() => void send());
      else {
        const { code, retryAfter } = outcome.refusal;
        setProblem({ kind: "refused", code, retryAfter: retryAfter ?? null });
      }
    } catch (error) {
      setProblem(faultProblem(error));
    }
    setRevoking(false);
  }

  return { send: () => void send(), isRevoking, problem };
}
