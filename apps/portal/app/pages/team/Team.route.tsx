import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { useActionQueue } from "@sayara/frontend/form/submission/useActionQueue";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { useState } from "react";
import { mayShow, useAgency } from "#portal/session/AgencyContext.ts";
import { agencyScope } from "#portal/session/agencyScope.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Team.route.ts";
import { load } from "./Team.load.ts";
import { TeamView } from "./TeamView.tsx";
import type { TeamIntent } from "./TeamIntent.ts";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "team/Team");
  return load(await context.get(apiContext)(), {
    supplier: context.get(agencyScope).supplier,
    signal: request.signal,
  });
}

export const clientAction = pageAction(async () => (await import("./Team.action.ts")).teamAction);
export const clientMiddleware = messagesOf("team");

export default function TeamRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const [emailError, setEmailError] = useState<string>();
  const done: Record<TeamIntent["intent"], string> = {
    invite: t`The invitation is on its way.`,
    resend: t`The invitation is on its way.`,
    revoke: t`The invitation no longer works.`,
    changeRole: t`The role is changed.`,
    remove: t`The person no longer has access.`,
    endSessions: t`All sessions of the person are ended.`,
  };
  const { send, pending, refused } = useActionQueue<TeamIntent, TeamIntent["intent"], "email" | "role">({
    isBesideFields: (result) => "errors" in result,
    onRefused: (result) => setEmailError("errors" in result ? result.errors.email : undefined),
    onDone: (intent) => showToast(done[intent], "success"),
  });
  const mayEdit = mayShow(useAgency(), "editTeam");
  return (
    <>
      <PageTitle title={t`Team`} />
      <TeamView
        {...loaderData}
        mayEdit={mayEdit}
        sending={pending}
        problem={refused?.problem ?? null}
        emailError={emailError}
        onAct={(intent) => {
          setEmailError(undefined);
          send(intent);
        }}
      />
    </>
  );
}
