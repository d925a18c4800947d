import { useLingui } from "@lingui/react/macro";
import type { SupplierDocument } from "@sayara/domain/supplier/papers/SupplierDocument";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { useActionQueue } from "@sayara/frontend/form/submission/useActionQueue";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import type { DownloadedDocument } from "#portal/papers/downloadDocument.ts";
import { mayShow, useAgency } from "#portal/session/AgencyContext.ts";
import { agencyScope } from "#portal/session/agencyScope.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Papers.route.ts";
import type { PapersDone } from "./Papers.action.ts";
import { load } from "./Papers.load.ts";
import { Papers } from "./Papers.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "papers/Papers");
  const query = { supplier: context.get(agencyScope).supplier, now: new Date(), signal: request.signal };
  return load(await context.get(apiContext)(), query);
}

export const clientAction = pageAction(async () => (await import("./Papers.action.ts")).papersAction);
export const clientMiddleware = messagesOf("papers");

export default function PapersRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const agency = useAgency();
  const downloads = useActionQueue<DownloadedDocument, PapersDone>();
  return (
    <>
      <PageTitle title={t`Papers`} />
      <Papers
        {...loaderData}
        mayEdit={mayShow(agency, "editPapers")}
        downloading={downloads.pending.map(({ id }) => id)}
        problem={downloads.refused?.problem ?? null}
        onDownload={({ id, type, version, mediaType }: SupplierDocument) =>
          downloads.send({ id, type, version, mediaType })
        }
      />
    </>
  );
}
