import type { AuthenticatorSecret } from "@sayara/api-client/contract/accounts/secondFactor";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import type { OwnerProof } from "@sayara/frontend/ownerProof/useOwnerProof";
import type { SecurityFacts } from "./loadSecurity.ts";
import type { PasskeyIntent, SecurityIntent } from "./SecurityIntent.ts";
import type { SecurityDone } from "./securityAction.ts";

/** The change of the second factor that the dialog confirms. `recoveryCodes`: new ones. */
export type Change =
  | { method: "mail" | "none" | "recoveryCodes" }
  | { method: "app"; secret: AuthenticatorSecret };

export interface SecurityProps extends SecurityFacts {
  /** Null while the dialog is closed. */
  change: Change | null;
  /** The running action. */
  sending: readonly SecurityIntent[];
  problem: FormProblem | null;
  onAct: (intent: SecurityIntent) => void;
  /** Opens the dialog. */
  onChange: (method: Change["method"]) => void;
  onClose: () => void;
  onChanged: (done: SecurityDone) => void;
  /** Recovery codes to keep; null while their dialog is closed. */
  recoveryCodes: readonly string[] | null;
  /** The codes are kept. */
  onKept: () => void;
  passkeyChange: OwnerProof<PasskeyIntent>;
}
