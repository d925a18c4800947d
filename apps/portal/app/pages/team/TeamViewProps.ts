import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import type { TeamAct } from "./TeamAct.ts";
import type { TeamData } from "./Team.load.ts";

export interface TeamViewProps extends TeamData {
  /** Whether to offer changes of the team. The API decides. */
  mayEdit: boolean;
  /** The change that is being made. */
  sending: readonly TeamAct[];
  problem: FormProblem | null;
  /** Message of the address typed into the invitation. */
  emailError?: string | undefined;
  onAct: (act: TeamAct) => void;
}
