import type { AuthenticatorSecret } from "@sayara/api-client/contract/accounts/secondFactor";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import type { OwnerProof } from "@sayara/frontend/ownerProof/useOwnerProof";
import type { SecurityFacts } from "./loadSecurity.ts";
import type { PasskeyIntent, SecurityIntent } from "./SecurityIntent.ts";
import type { SecurityDone } from "./securityAction.ts";

/** The change of the second factor that the dialog confirms. `recoveryCodes`: creates new recovery codes. */
export type Change =
  | { method: "mail" | "none" | "recoveryCodes" }
  | { method: "app"; secret: AuthenticatorSecret };

export interface SecurityProps extends SecurityFacts {
  /** Null while the dialog is closed. */
  change: Change | null;
  /** The actions being sent. */
  sending: readonly SecurityIntent[];
  problem: FormProblem | null;
  onAct: (intent: SecurityIntent) => void;
  /** Opens the dialog that changes the second factor. */
  onChange: (method: Change["method"]) => void;
  onClose: () => void;
  onChanged: (done: SecurityDone) => void;
  /** Recovery codes for the user to store; null while their dialog is closed. */
  recoveryCodes: readonly string[] | null;
  /** Called when the user has stored the codes. */
  onKept: () => void;
  passkeyChange: OwnerProof<PasskeyIntent>;
}
