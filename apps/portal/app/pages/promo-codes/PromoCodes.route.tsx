import { useLingui } from "@lingui/react/macro";
import type { StoredPromoCode } from "@sayara/api-client/contract/suppliers/promoCodes";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { useState } from "react";
import { mayShow, useAgency } from "#portal/session/AgencyContext.ts";
import { agencyScope, isViewed } from "#portal/session/agencyScope.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/PromoCodes.route.ts";
import { EditPromoCode } from "./EditPromoCode.tsx";
import { load } from "./PromoCodes.load.ts";
import { PromoCodes } from "./PromoCodes.tsx";
import { RetirePromoCode } from "./RetirePromoCode.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const { type } = await requirePage(request, "promo-codes/PromoCodes");
  const scope = context.get(agencyScope);
  const owner = type === "admin" && !isViewed(scope) ? "marketplace" : "agency";
  const supplier = owner === "marketplace" ? null : scope.supplier;
  return {
    owner,
    ...(await load(await context.get(apiContext)(), { supplier, signal: request.signal })),
  } as const;
}

export const clientAction = pageAction(async () => (await import("./PromoCodes.action.ts")).promoCodesAction);
export const clientMiddleware = messagesOf("promo-codes");

type Opened =
  | { dialog: "edit"; promo: StoredPromoCode | null }
  | { dialog: "retire"; promo: StoredPromoCode };

export default function PromoCodesRoute({ loaderData: { owner, codes } }: Route.ComponentProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened | null>(null);
  const agency = useAgency();
  const mayEdit = owner === "marketplace" || mayShow(agency, "editPrices");
  const close = () => setOpened(null);
  return (
    <>
      <PageTitle title={t`Promo codes`} />
      <PromoCodes
        owner={owner}
        codes={codes}
        mayEdit={mayEdit}
        onEdit={(promo) => setOpened({ dialog: "edit", promo })}
        onRetire={(promo) => setOpened({ dialog: "retire", promo })}
      />
      {opened?.dialog === "edit" && <EditPromoCode owner={owner} promo={opened.promo} onClose={close} />}
      {opened?.dialog === "retire" && <RetirePromoCode owner={owner} promo={opened.promo} onClose={close} />}
    </>
  );
}
