import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { showUnhandledToast } from "@sayara/frontend/form/showUnhandledToast";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { useSite } from "@sayara/frontend/request/Site";
import { useNavigation } from "react-router";
import { mayShow, useAgency } from "#portal/session/AgencyContext.ts";
import { agencyScope } from "#portal/session/agencyScope.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Cars.route.ts";
import { load, readCarsQuery } from "./Cars.load.ts";
import { Cars } from "./Cars.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "cars/Cars");
  const { searchParams } = new URL(request.url);
  const query = readCarsQuery(searchParams);
  return load(await context.get(apiContext)(), {
    supplier: context.get(agencyScope).supplier,
    query,
    signal: request.signal,
  });
}

export const clientAction = pageAction(async () => (await import("./Cars.action.ts")).carsAction);
export const clientMiddleware = messagesOf("cars");

export default function CarsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const agency = useAgency();
  const { state } = useNavigation();
  const exporting = useSubmission<"exported">({ onProblem: showUnhandledToast });
  return (
    <>
      <PageTitle title={t`Cars`} />
      <Cars
        {...loaderData}
        apiUrl={useSite().apiUrl}
        mayEdit={mayShow(agency, "editFleet")}
        isBusy={state === "loading"}
        isExporting={exporting.isSending}
        onExport={() => exporting.send(new FormData())}
      />
    </>
  );
}
