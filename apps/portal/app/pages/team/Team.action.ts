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
import { TeamAct } from "./TeamAct.ts";

/** Makes one change of the team. The page then reads it again. */
export async function teamAction({
  request,
  context,
}: ActionArgs): Promise<FormResult<"email" | "role", TeamAct["act"]>> {
  const { errors, ready } = validateValues<"email" | "role", TeamAct>(TeamAct, await request.json());
  if (ready === null) return { errors };
  const response = await send(await context.get(apiContext)(), ready);
  return response.ok ? { done: ready.act } : refusedResult(response.refusal);
}

function send(call: Client, act: TeamAct) {
  const supplier = "own";
  switch (act.act) {
    case "invite":
      return call(inviteToTeam, { params: { supplier }, body: { email: act.email, role: act.role } });
    case "changeRole":
      return call(changeTeamRole, { params: { supplier, personId: act.id }, body: { role: act.role } });
    case "remove":
      return call(removeFromTeam, { params: { supplier, personId: act.id } });
    case "endSessions":
      return call(endTeamSessions, { params: { supplier, personId: act.id } });
    case "resend":
      return call(resendTeamInvitation, { params: { supplier, invitationId: act.id } });
    case "revoke":
      return call(revokeTeamInvitation, { params: { supplier, invitationId: act.id } });
  }
}
