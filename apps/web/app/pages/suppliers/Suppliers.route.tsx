import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { data } from "react-router";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { readListingRequest } from "@sayara/frontend/listing/ListingRequest";
import { showErrorToast } from "@sayara/frontend/toasts/showErrorToast";
import type { Route } from "./+types/Suppliers.route.ts";
import { load } from "./Suppliers.load.ts";
import { Suppliers } from "./Suppliers.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const listing = readListingRequest(request.url);
  const page = await load(await context.get(apiContext)(), {
    listing,
    language: context.get(languageContext),
  });
  return data(page, { status: page.total === null ? 503 : 200 });
}

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const listing = readListingRequest(request.url);
  const { load: loadInBrowser } = await import("./Suppliers.load.ts");
  const api = await context.get(apiContext)();
  const page = await loadInBrowser(api, { listing, language: context.get(languageContext) });
  if (page.total === null && !request.signal.aborted) showErrorToast(faultMessages.unknown);
  return page;
}

export const clientMiddleware = messagesOf("suppliers");

export default function SuppliersRoute({ loaderData }: Route.ComponentProps) {
  return <Suppliers {...loaderData} />;
}
