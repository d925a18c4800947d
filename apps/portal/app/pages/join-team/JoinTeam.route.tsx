import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { useForm } from "@sayara/frontend/form/useForm";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { useNavigate } from "react-router";
import type { Route } from "./+types/JoinTeam.route.ts";
import { load } from "./JoinTeam.load.ts";
import { JoinTeam } from "./JoinTeam.tsx";
import { emptyJoinTeam, type JoinTeamValues } from "./JoinTeamValues.ts";

const loadAction = () => import("./JoinTeam.action.ts");

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const token = new URL(request.url).searchParams.get("t");
  return load(await context.get(apiContext)(), token);
}

/** Without this, submitting the form would read the used link again. */
export const shouldRevalidate = () => false;

export const clientAction = pageAction(async () => (await loadAction()).joinTeamAction);
export const clientMiddleware = messagesOf("join-team");

export default function JoinTeamRoute({ loaderData: { invitation } }: Route.ComponentProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useForm<JoinTeamValues>({
    start: { ...emptyJoinTeam, token: invitation?.token ?? "" },
    loadCheck: async () => (await loadAction()).checkJoinTeam,
    onDone: () => void navigate("/", { replace: true }),
  });
  return (
    <>
      <PageTitle title={t`Join a team`} />
      <JoinTeam form={form} invitation={invitation} />
    </>
  );
}
