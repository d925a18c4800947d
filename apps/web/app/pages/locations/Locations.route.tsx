import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { data } from "react-router";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { readListingRequest } from "@sayara/frontend/listing/ListingRequest";
import { showErrorToast } from "@sayara/frontend/toasts/showErrorToast";
import type { Route } from "./+types/Locations.route.ts";
import { load } from "./Locations.load.ts";
import { Locations } from "./Locations.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const listing = readListingRequest(request.url);
  const language = context.get(languageContext);
  const page = await load(await context.get(apiContext)(), { listing, language, now: new Date() });
  return data(page, { status: page.total === null ? 503 : 200 });
}

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const listing = readListingRequest(request.url);
  const language = context.get(languageContext);
  const { load: loadInBrowser } = await import("./Locations.load.ts");
  const page = await loadInBrowser(await context.get(apiContext)(), { listing, language, now: new Date() });
  if (page.total === null && !request.signal.aborted) showErrorToast(faultMessages.unknown);
  return page;
}

export const clientMiddleware = messagesOf("locations");

export default function LocationsRoute({ loaderData }: Route.ComponentProps) {
  return <Locations {...loaderData} />;
}
