import { useLingui } from "@lingui/react/macro";
import type { StoredExtra } from "@sayara/api-client/contract/suppliers/extras";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { useState } from "react";
import { mayShow, useAgency } from "#portal/session/AgencyContext.ts";
import { agencyScope } from "#portal/session/agencyScope.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Extras.route.ts";
import { EditExtra } from "./EditExtra.tsx";
import { load } from "./Extras.load.ts";
import { Extras } from "./Extras.tsx";
import { RetireExtra } from "./RetireExtra.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "extras/Extras");
  return load(await context.get(apiContext)(), {
    supplier: context.get(agencyScope).supplier,
    signal: request.signal,
  });
}

export const clientAction = pageAction(async () => (await import("./Extras.action.ts")).extrasAction);
export const clientMiddleware = messagesOf("extras");

type Opened = { dialog: "edit"; extra: StoredExtra | null } | { dialog: "retire"; extra: StoredExtra };

export default function ExtrasRoute({ loaderData: { extras } }: Route.ComponentProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <PageTitle title={t`Extras`} />
      <Extras
        extras={extras}
        mayEdit={mayShow(useAgency(), "editPrices")}
        onEdit={(extra) => setOpened({ dialog: "edit", extra })}
        onRetire={(extra) => setOpened({ dialog: "retire", extra })}
      />
      {opened?.dialog === "edit" && <EditExtra extra={opened.extra} onClose={close} />}
      {opened?.dialog === "retire" && <RetireExtra extra={opened.extra} onClose={close} />}
    </>
  );
}
