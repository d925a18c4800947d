import { joinTeam } from "@sayara/api-client/contract/accounts/joinTeam";
import { TeamJoining } from "@sayara/domain/account/TeamJoining";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { validateValues } from "@sayara/frontend/form/validateValues";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import * as v from "valibot";
import { emptyJoinTeam, type JoinTeamValues } from "./JoinTeamValues.ts";

const Joining = v.omit(TeamJoining, ["language"]);

export function checkJoinTeam(values: JoinTeamValues) {
  return validateValues(Joining, values);
}

/** Redeems the invitation. The client stores the user. */
export async function joinTeamAction({
  request,
  context,
}: ActionArgs): Promise<FormResult<keyof JoinTeamValues>> {
  const { errors, ready } = checkJoinTeam(readValues(await request.formData(), emptyJoinTeam));
  if (ready === null) return { errors };
  const call = await context.get(apiContext)();
  const response = await call(joinTeam, { body: { ...ready, language: context.get(languageContext) } });
  if (!response.ok) return refusedResult(response.refusal);
  return response.outcome === "joined" ? { done: true } : { problem: { kind: "declined" } };
}
