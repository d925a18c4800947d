import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { useForm } from "@sayara/frontend/form/useForm";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { useSite } from "@sayara/frontend/request/Site";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { useState } from "react";
import { data } from "react-router";
import { mayShow, useAgency } from "#portal/session/AgencyContext.ts";
import { agencyScope } from "#portal/session/agencyScope.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Car.route.ts";
import type { CarDone } from "./Car.action.ts";
import { load } from "./Car.load.ts";
import { Car } from "./Car.tsx";
import { type CarValues, carValuesOf } from "./CarValues.ts";

export async function clientLoader({ request, context, params }: Route.ClientLoaderArgs) {
  await requirePage(request, "car/Car");
  const page = await load(await context.get(apiContext)(), {
    supplier: context.get(agencyScope).supplier,
    id: params.id,
    language: context.get(languageContext),
    signal: request.signal,
  });
  if (page === null) throw data(null, { status: 404 });
  return page;
}

export const clientAction = pageAction(async () => (await import("./Car.action.ts")).carAction);
export const clientMiddleware = messagesOf("car");

export default function CarRoute({ loaderData, params }: Route.ComponentProps) {
  // The key resets the form for a car that was just created or copied.
  return <CarPage key={params.id} {...loaderData} />;
}

function CarPage({ car, places }: Route.ComponentProps["loaderData"]) {
  const { t } = useLingui();
  const agency = useAgency();
  const toastText = useToastMessages();
  const done: Record<CarDone, string> = {
    saved: t`The car is saved.`,
    published: t`Drivers can now find this car.`,
    withdrawn: t`Drivers no longer see this car. Its bookings stay.`,
    photos: t`The photos are saved.`,
  };
  const options = {
    onProblem: (problem: Parameters<typeof toastText>[0]) => showToast(toastText(problem), "error"),
    onDone: (what: CarDone) => showToast(done[what], "success"),
  };
  const [typed, setTyped] = useState<CarValues | null>(null);
  const form = useForm<CarValues, CarDone>({
    start: carValuesOf(car),
    onChange: (_, current) => setTyped(current),
    loadCheck: async () => (await import("./CarValues.ts")).checkCar,
    ...options,
  });
  const change = useSubmission<CarDone, string>(options);
  const photo = useSubmission<CarDone, string>({ onDone: options.onDone });
  return (
    <>
      <PageTitle title={car?.name ?? t`New car`} />
      <Car
        car={car}
        places={places}
        form={form}
        values={typed ?? carValuesOf(car)}
        agencyName={agency?.name ?? ""}
        change={change}
        photo={photo}
        apiUrl={useSite().apiUrl}
        mayEdit={mayShow(agency, "editFleet")}
        mayPublish={mayShow(agency, "publishCars")}
      />
    </>
  );
}
