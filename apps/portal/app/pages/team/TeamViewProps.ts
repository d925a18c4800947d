import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import type { TeamIntent } from "./TeamIntent.ts";
import type { TeamData } from "./Team.load.ts";

export interface TeamViewProps extends TeamData {
  /** Whether to offer changes of the team. The API decides. */
  mayEdit: boolean;
  /** The change that is being made. */
  sending: readonly TeamIntent[];
  problem: FormProblem | null;
  /** Message of the address typed into the invitation. */
  emailError?: string | undefined;
  onAct: (intent: TeamIntent) => void;
}
