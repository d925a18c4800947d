import { useLingui } from "@lingui/react/macro";
import type { StoredPromoCode } from "@sayara/api-client/contract/suppliers/promoCodes";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { useState } from "react";
import { mayShow, useAgency } from "#portal/session/AgencyContext.ts";
import { agencyScope } from "#portal/session/agencyScope.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/PromoCodes.route.ts";
import { EditPromoCode } from "./EditPromoCode.tsx";
import { load } from "./PromoCodes.load.ts";
import { PromoCodes } from "./PromoCodes.tsx";
import { RetirePromoCode } from "./RetirePromoCode.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "promo-codes/PromoCodes");
  return load(await context.get(apiContext)(), {
    supplier: context.get(agencyScope).supplier,
    signal: request.signal,
  });
}

export const clientAction = pageAction(async () => (await import("./PromoCodes.action.ts")).promoCodesAction);
export const clientMiddleware = messagesOf("promo-codes");

type Opened =
  | { dialog: "edit"; promo: StoredPromoCode | null }
  | { dialog: "retire"; promo: StoredPromoCode };

export default function PromoCodesRoute({ loaderData: { codes } }: Route.ComponentProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <PageTitle title={t`Promo codes`} />
      <PromoCodes
        codes={codes}
        mayEdit={mayShow(useAgency(), "editPrices")}
        onEdit={(promo) => setOpened({ dialog: "edit", promo })}
        onRetire={(promo) => setOpened({ dialog: "retire", promo })}
      />
      {opened?.dialog === "edit" && <EditPromoCode promo={opened.promo} onClose={close} />}
      {opened?.dialog === "retire" && <RetirePromoCode promo={opened.promo} onClose={close} />}
    </>
  );
}
