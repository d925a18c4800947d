import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { mayShow, useAgency } from "#portal/session/AgencyContext.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Start.route.ts";
import type { StartDone } from "./Start.action.ts";
import { load } from "./Start.load.ts";
import { Start } from "./Start.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "start/Start");
  return load(await context.get(apiContext)(), { supplier: "own", signal: request.signal });
}

export const clientAction = pageAction(async () => (await import("./Start.action.ts")).startAction);
export const clientMiddleware = messagesOf("start");

export default function StartRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const done: Record<StartDone, string> = {
    sent: t`Your request is on its way. You get our answer by email.`,
    alreadySent: t`This request has been sent or answered in the meantime.`,
  };
  const { send, isSending, problem } = useSubmission<StartDone>({
    onDone: (what) => showToast(done[what], what === "sent" ? "success" : "info"),
  });
  return (
    <>
      <PageTitle title={t`Get started`} />
      <Start
        checklist={loaderData}
        maySubmit={mayShow(useAgency(), "editProfile")}
        isSending={isSending}
        problem={problem}
        onSubmit={() => send({})}
      />
    </>
  );
}
