import {
  changeTeamRole,
  endTeamSessions,
  inviteToTeam,
  removeFromTeam,
  resendTeamInvitation,
  revokeTeamInvitation,
} from "@sayara/api-client/contract/suppliers/team";
import type { Client } from "@sayara/api-client/client/createClient";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { validateValues } from "@sayara/frontend/form/validateValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { TeamIntent } from "./TeamIntent.ts";

/** Makes one change to the team. The page then reloads the team. */
export async function teamAction({
  request,
  context,
}: ActionArgs): Promise<FormResult<"email" | "role", TeamIntent["intent"]>> {
  const { errors, ready } = validateValues<"email" | "role", TeamIntent>(TeamIntent, await request.json());
  if (ready === null) return { errors };
  const response = await send(await context.get(apiContext)(), ready);
  return response.ok ? { done: ready.intent } : refusedResult(response.refusal);
}

function send(call: Client, intent: TeamIntent) {
  const supplier = "own";
  switch (intent.intent) {
    case "invite":
      return call(inviteToTeam, { params: { supplier }, body: { email: intent.email, role: intent.role } });
    case "changeRole":
      return call(changeTeamRole, { params: { supplier, personId: intent.id }, body: { role: intent.role } });
    case "remove":
      return call(removeFromTeam, { params: { supplier, personId: intent.id } });
    case "endSessions":
      return call(endTeamSessions, { params: { supplier, personId: intent.id } });
    case "resend":
      return call(resendTeamInvitation, { params: { supplier, invitationId: intent.id } });
    case "revoke":
      return call(revokeTeamInvitation, { params: { supplier, invitationId: intent.id } });
  }
}
