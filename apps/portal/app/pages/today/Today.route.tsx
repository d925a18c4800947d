import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { useEffect, useState } from "react";
import { PrefetchPageLinks, useRevalidator } from "react-router";
import { didNotReachServer } from "#portal/offline/didNotReachServer.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Today.route.ts";
import { loadOfflineParts } from "./loadOfflineParts.ts";
import { load } from "./Today.load.ts";
import { Today } from "./Today.tsx";
import { readStoredDay, storeDay } from "./storedDay.ts";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const user = await requirePage(request, "today/Today");
  const call = await context.get(apiContext)();
  const now = new Date();
  try {
    const day = await load(call, { language: context.get(languageContext), signal: request.signal });
    storeDay(user.id, day, now);
    return { ...day, user, now, storedAt: null };
  } catch (error) {
    const stored = didNotReachServer(error) ? readStoredDay(user.id) : null;
    if (stored === null) throw error;
    return { ...stored.day, user, now, storedAt: stored.storedAt };
  }
}

export const clientAction = pageAction(async () => (await import("./Today.lazy.ts")).todayAction);
export const clientMiddleware = messagesOf("today");

export default function TodayRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [nextPage, setNextPage] = useState<string | null>(null);
  useEffect(() => loadOfflineParts(loaderData, setNextPage), [loaderData]);
  return (
    <>
      {nextPage !== null && <PrefetchPageLinks page={nextPage} />}
      <PageTitle title={t`Today`} />
      <Today {...loaderData} onReload={() => void revalidate()} />
    </>
  );
}
