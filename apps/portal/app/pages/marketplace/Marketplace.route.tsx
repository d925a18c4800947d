import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { useForm } from "@sayara/frontend/form/useForm";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { useState } from "react";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Marketplace.route.ts";
import type { MarketplaceDone } from "./Marketplace.action.ts";
import { load } from "./Marketplace.load.ts";
import { Marketplace } from "./Marketplace.tsx";
import { emptySetting, type SettingValues } from "./SettingValues.ts";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "marketplace/Marketplace");
  return load(await context.get(apiContext)(), { signal: request.signal });
}

export const clientAction = pageAction(
  async () => (await import("./Marketplace.action.ts")).marketplaceAction,
);
export const clientMiddleware = messagesOf("marketplace");

export default function MarketplaceRoute({ loaderData }: Route.ComponentProps) {
  // Number of completed changes, as a key that empties the form.
  const [fills, setFills] = useState(0);
  return <MarketplacePage key={fills} data={loaderData} onChanged={() => setFills(fills + 1)} />;
}

function MarketplacePage({
  data,
  onChanged,
}: {
  data: Route.ComponentProps["loaderData"];
  onChanged: () => void;
}) {
  const { t } = useLingui();
  const toastText = useToastMessages();
  const options = {
    onProblem: (problem: Parameters<typeof toastText>[0]) => showToast(toastText(problem), "error"),
    onDone: (done: MarketplaceDone) => {
      showToast(
        done === "changed" ? t`The setting is saved.` : t`The planned value is withdrawn.`,
        "success",
      );
      if (done === "changed") onChanged();
    },
  };
  const { reset: _reset, ...form } = useForm<SettingValues, MarketplaceDone>({
    start: emptySetting,
    loadCheck: async () => (await import("./SettingValues.ts")).checkSetting,
    ...options,
  });
  const withdrawal = useSubmission<MarketplaceDone>(options);
  return (
    <>
      <PageTitle title={t`Settings of the marketplace`} />
      <Marketplace
        {...data}
        form={form}
        isWithdrawing={withdrawal.isSending}
        onWithdraw={(setting, from) =>
          withdrawal.send({ intent: "withdraw", version: data.version, setting, from })
        }
      />
    </>
  );
}
