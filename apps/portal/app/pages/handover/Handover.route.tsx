import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { didNotReachServer } from "#portal/offline/didNotReachServer.ts";
import { findStoredHandover } from "#portal/offline/storedHandovers.ts";
import { openWaitingDecisions } from "#portal/offline/waitingDecisions.ts";
import { openWaitingPhotos } from "#portal/offline/waitingPhotos.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Handover.route.ts";
// Bundled with the page, which then needs no further file without a connection.
import { handoverAction } from "./Handover.action.ts";
import { Handover } from "./Handover.tsx";
import { load } from "./Handover.load.ts";

export async function clientLoader({ request, params, context }: Route.ClientLoaderArgs) {
  const user = await requirePage(request, "handover/Handover");
  // Must run before a report or a photo is stored on the device.
  openWaitingDecisions(user.id);
  openWaitingPhotos(user.id);
  const call = await context.get(apiContext)();
  const { id } = params;
  const now = new Date();
  try {
    const found = await load(call, { id, language: context.get(languageContext), signal: request.signal });
    if ("refused" in found) throw data(null, { status: 404 });
    return { booking: found.booking, user, now, storedAt: null };
  } catch (error) {
    const stored = didNotReachServer(error) ? findStoredHandover(user.id, id) : null;
    if (stored === null) throw error;
    return { booking: stored.booking, user, now, storedAt: stored.storedAt };
  }
}

export const clientAction = pageAction(() => Promise.resolve(handoverAction));

/** Keeps the form after a submission, because photos may have to be sent again. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && defaultShouldRevalidate;

export const clientMiddleware = messagesOf("handover");

export default function HandoverRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { id, reference } = loaderData.booking;
  return (
    <>
      <PageTitle title={t`Condition report ${reference}`} />
      <Handover key={id} {...loaderData} />
    </>
  );
}
