import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { useForm } from "@sayara/frontend/form/useForm";
import { useActionQueue } from "@sayara/frontend/form/submission/useActionQueue";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { useState } from "react";
import { readPlanLimit } from "#portal/plan/readPlanLimit.ts";
import { mayShow, useAgency } from "#portal/session/AgencyContext.ts";
import { agencyScope } from "#portal/session/agencyScope.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Calendars.route.ts";
import { type CalendarIntent, type CalendarDone, emptySource, type SourceValues } from "./CalendarIntent.ts";
import { load } from "./Calendars.load.ts";
import { Calendars } from "./Calendars.tsx";

const loadAction = () => import("./Calendars.action.ts");

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "calendars/Calendars");
  const call = await context.get(apiContext)();
  const { supplier } = context.get(agencyScope);
  const { signal } = request;
  const [calendars, planLimit] = await Promise.all([
    load(call, { supplier, signal }),
    readPlanLimit(call, { supplier, limit: "calendars", signal }),
  ]);
  return { calendars, planLimit, now: Date.now() };
}

export const clientAction = pageAction(async () => (await loadAction()).calendarsAction);
export const clientMiddleware = messagesOf("calendars");

export default function CalendarsRoute({ loaderData: { calendars, planLimit, now } }: Route.ComponentProps) {
  const { t } = useLingui();
  const [newAddress, setNewAddress] = useState<string | null>(null);
  const done: Record<Exclude<CalendarDone["intent"], "createFeed">, string> = {
    addSource: t`The calendar is added.`,
    readSource: t`The calendar was asked for its latest state.`,
    removeSource: t`The calendar is removed.`,
    revokeFeed: t`The address no longer works.`,
  };
  const onDone = ({ intent, address }: CalendarDone) => {
    setNewAddress(address ?? null);
    if (intent !== "createFeed") showToast(done[intent], "success");
  };
  const { send, pending, refused } = useActionQueue<CalendarIntent, CalendarDone>({ onDone });
  const form = useForm<SourceValues, CalendarDone>({
    start: { ...emptySource, carId: calendars.cars[0]?.id ?? "" },
    loadCheck: async () => (await loadAction()).checkSource,
    onDone,
  });
  const mayEdit = mayShow(useAgency(), "editDays");
  return (
    <>
      <PageTitle title={t`Calendars`} />
      <Calendars
        calendars={calendars}
        planLimit={planLimit}
        now={now}
        mayEdit={mayEdit}
        sending={pending}
        problem={refused?.problem ?? null}
        form={form}
        newAddress={newAddress}
        onAct={(intent) => {
          setNewAddress(null);
          send(intent);
        }}
      />
    </>
  );
}
