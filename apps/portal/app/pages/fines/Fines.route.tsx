import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { useForm } from "@sayara/frontend/form/useForm";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { useState } from "react";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Fines.route.ts";
import type { FineDone, FineValues } from "./FineIntent.ts";
import { Fines } from "./Fines.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requirePage(request, "fines/Fines");
  return null;
}

export const clientAction = pageAction(async () => (await import("./Fines.action.ts")).finesAction);
export const clientMiddleware = messagesOf("fines");

export default function FinesRoute() {
  const { t } = useLingui();
  const [found, setFound] = useState<Exclude<FineDone, "saved"> | null>(null);
  const form = useForm<FineValues, FineDone>({
    start: { plate: "", at: "" },
    loadCheck: async () => (await import("./FineIntent.ts")).checkFine,
    onDone: (done) => done !== "saved" && setFound(done),
  });
  return (
    <>
      <PageTitle title={t`Fines`} />
      <Fines form={form} found={found} />
    </>
  );
}
