import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { useBookingAction } from "@sayara/frontend/booking/actions/useBookingAction";

/** State of revoking a booking's signed links. */
export interface LinkRevocation {
  revoke: () => void;
  isRevoking: boolean;
  /** Whether the links have just been revoked. */
  isDone: boolean;
  problem: FormProblem | null;
}

interface RevocationOptions {
  /** Called with the page's new token; null if signed in. */
  onRevoked: (token: string | null) => void;
  /** Called if the viewer must prove access to the mailbox before `retry`. */
  onProofNeeded: (retry: () => void) => void;
}

/** Revokes the links of a booking and replaces the link of this page. */
export function useLinkRevocation({ onRevoked, onProofNeeded }: RevocationOptions) {
  const { submitJson, isSending, problem } = useBookingAction<{ token: string | null }>({
    onDone: ({ token }) => onRevoked(token),
    onProblem: (found) => isProofNeeded(found) && onProofNeeded(send),
  });
  function send() {
    submitJson({ intent: "revokeLinks" });
  }
  return { send, isRevoking: isSending, problem: isProofNeeded(problem) ? null : problem };
}

/** Returns whether the API refused an action because the viewer must prove access to the mailbox first. */
export function isProofNeeded(problem: FormProblem | null): boolean {
  return problem?.kind === "refused" && problem.code === "proof_required";
}
