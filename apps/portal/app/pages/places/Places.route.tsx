import { useLingui } from "@lingui/react/macro";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { redirect, useNavigation } from "react-router";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Places.route.ts";
import { load, placesPageCount, placesPath, readPlacesQuery } from "./Places.load.ts";
import { Places } from "./Places.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "places/Places");
  const query = readPlacesQuery(new URL(request.url).searchParams);
  const options = { query, language: context.get(languageContext), signal: request.signal };
  const data = await load(await context.get(apiContext)(), options);
  const lastPage = Math.max(1, placesPageCount(data.total));
  if (query.page > lastPage) throw redirect(placesPath(query, { page: lastPage }));
  return data;
}

export const clientMiddleware = messagesOf("places");

export default function PlacesRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { state } = useNavigation();
  return (
    <>
      <PageTitle title={t`Places`} />
      <Places {...loaderData} isBusy={state === "loading"} />
    </>
  );
}
