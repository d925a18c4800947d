import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { media } from "@sayara/ui/theme/media";
import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Queue.route.ts";
import { firstWaiting, load, pageCountOf, queuePath, readQueueQuery } from "./Queue.load.ts";
import { Queue } from "./Queue.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "queue/Queue");
  const search = new URL(request.url).searchParams;
  const query = readQueueQuery(search);
  const options = { query, now: new Date(), signal: request.signal };
  const data = await load(await context.get(apiContext)(), options);
  // The URL names the list, so that the page stays on it after its last entry was decided.
  if (!search.has("list")) throw redirect(queuePath({ list: firstWaiting(data.counts), page: 1 }));
  const lastPage = Math.max(1, pageCountOf(data.counts[query.list]));
  // The last page no longer exists once its only entry was decided.
  if (query.page > lastPage) throw redirect(queuePath({ ...query, page: lastPage }));
  return data;
}

export const clientAction = pageAction(async () => (await import("./Queue.action.ts")).queueAction);
export const clientMiddleware = messagesOf("queue");

/** Viewing a file changes no list, so it does not reload the page. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isFile = (actionResult as { done?: unknown } | undefined)?.done instanceof Blob;
  return !isFile && defaultShouldRevalidate;
}

/** Whether the screen is wide enough to show a file beside the buttons that decide on it. */
const isWide = () => window.matchMedia(media.wide).matches;

export default function QueueRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Queue`} />
      {/* The key gives each list its own dialog and problem. */}
      <Queue key={loaderData.query.list} {...loaderData} showsFirst={isWide()} />
    </>
  );
}
