import type { AuthenticatorSecret } from "@sayara/api-client/contract/accounts/secondFactor";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import type { SecurityData } from "./Security.load.ts";
import type { SecurityAct } from "./SecurityAct.ts";

/** The change of the second factor that the dialog confirms. */
export type Change = { method: "mail" | "none" } | { method: "app"; secret: AuthenticatorSecret };

export interface SecurityProps extends SecurityData {
  /** Null while the dialog is closed. */
  change: Change | null;
  /** The running action. */
  sending: readonly SecurityAct[];
  problem: FormProblem | null;
  onAct: (act: SecurityAct) => void;
  /** Opens the dialog. */
  onChange: (method: Change["method"]) => void;
  onClose: () => void;
  onChanged: () => void;
}
