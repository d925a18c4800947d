import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import type { TeamIntent } from "./TeamIntent.ts";
import type { TeamData } from "./Team.load.ts";

export interface TeamViewProps extends TeamData {
  /** Whether the page offers changes of the team. The API enforces the permission. */
  mayEdit: boolean;
  /** The running changes. */
  sending: readonly TeamIntent[];
  problem: FormProblem | null;
  /** Validation message of the invitation's email address. */
  emailError?: string | undefined;
  onAct: (intent: TeamIntent) => void;
}
