import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { leavePage } from "@sayara/frontend/request/leavePage";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { useNavigation, useRevalidator } from "react-router";
import { mayShow, useAgency } from "#portal/session/AgencyContext.ts";
import { agencyScope } from "#portal/session/agencyScope.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Plan.route.ts";
import type { PlanDone } from "./Plan.action.ts";
import { load } from "./Plan.load.ts";
import { Plan } from "./Plan.tsx";
import type { PlanIntent } from "./PlanIntent.ts";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "plan/Plan");
  return load(await context.get(apiContext)(), {
    supplier: context.get(agencyScope).supplier,
    paymentId: new URL(request.url).searchParams.get("payment"),
    signal: request.signal,
  });
}

export const clientAction = pageAction(async () => (await import("./Plan.action.ts")).planAction);
export const clientMiddleware = messagesOf("plan");

export default function PlanRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { state } = useNavigation();
  const { revalidate, state: reading } = useRevalidator();
  const mayEdit = mayShow(useAgency(), "editPlan");
  const { submitJson, isSending, problem } = useSubmission<PlanDone, never, PlanIntent>({
    onDone: (done) => {
      if (done.intent === "choose") showToast(t`Saved.`, "success");
      else void leavePage(done.url);
    },
  });
  return (
    <>
      <PageTitle title={t`Plan`} />
      <Plan
        {...loaderData}
        mayEdit={mayEdit}
        isBusy={state === "loading" || reading === "loading"}
        isSending={isSending}
        problem={problem}
        onAct={submitJson}
        onCheck={() => void revalidate()}
      />
    </>
  );
}
