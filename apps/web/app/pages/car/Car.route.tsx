import { isAllowed } from "@sayara/domain/booking/allowedActions";
import { viewerOf } from "@sayara/domain/booking/viewerOf";
import { parseSearch } from "@sayara/domain/search/parseSearch";
import { faultWords } from "@sayara/i18n/words/faultWords";
import { refusalWords } from "@sayara/i18n/words/refusalWords";
import { data, redirect, useNavigation, useRevalidator } from "react-router";
import { wordsOf } from "#web/language/wordsOf.ts";
import { pack, unpack } from "#web/request/packed.ts";
import { apiContext, languageContext } from "#web/request/requestContext.ts";
import { useUser } from "#web/session/useSession.ts";
import { showErrorToast } from "#web/toasts/showErrorToast.ts";
import type { Route } from "./+types/Car.route.ts";
import { type CarData, type CarRequest, load } from "./Car.load.ts";
import { Car } from "./Car.tsx";
import { CarLimited } from "./CarLimited.tsx";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = await context.get(apiContext)();
  const found = await load(api, requestOf(request.url, params.idOrSlug, context.get(languageContext)));
  // No shared cache may keep the page of a visitor's limit.
  if (found === "limited") return data(null, { status: 429 });
  const page = presentPage(found, request.url);
  return data(pack(page), { status: statusOf(page) });
}

export async function clientLoader({ request, params, context }: Route.ClientLoaderArgs) {
  const api = await context.get(apiContext)();
  const { load: loadInBrowser } = await import("./Car.load.ts");
  const asked = requestOf(request.url, params.idOrSlug, context.get(languageContext));
  const found = await loadInBrowser(api, asked).catch((error: unknown) => {
    if (!request.signal.aborted) showErrorToast(faultWords.unknown);
    throw error;
  });
  if (!request.signal.aborted) showFailureToast(found);
  return found === "limited" ? null : presentPage(found, request.url);
}

function showFailureToast(found: Awaited<ReturnType<typeof load>>): void {
  if (found === null) return;
  const price =
    found === "limited" ? ({ state: "refused", code: "too_many_requests" } as const) : found.price;
  if (price.state === "failed") showErrorToast(faultWords.unknown);
  if (price.state === "refused" && price.code === "too_many_requests")
    showErrorToast(refusalWords[price.code]);
}

export const clientMiddleware = wordsOf("car");

export default function CarRoute({ loaderData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const viewer = viewerOf(useUser());
  if (loaderData === null) return <CarLimited onRetry={() => void revalidate()} />;
  const page = unpack(loaderData);
  // The web server has no session: it renders the page as for a guest.
  const mayRent = isAllowed({ action: "quote", viewer, booking: null });
  const price = mayRent ? page.price : ({ state: "refused", code: "not_allowed" } as const);
  return <Car {...page} price={price} isBusy={state === "loading"} />;
}

function requestOf(url: string, idOrSlug: string, language: CarRequest["language"]): CarRequest {
  const params = new URL(url).searchParams;
  return { idOrSlug, search: parseSearch(params), params, language, now: new Date() };
}

/**
 * Returns the page's data. An unknown car is 404; an id or a retired slug leads to the present address, with its
 * query.
 */
function presentPage(found: CarData | null, url: string): CarData {
  const { pathname, search } = new URL(url);
  if (found === null) throw data(null, { status: 404 });
  const path = `/car/${found.car.slug}`;
  if (pathname !== path) throw redirect(path + search, 301);
  return found;
}

function statusOf({ price }: CarData): number {
  if (price.state === "failed") return 503;
  // The limit of one visitor: no shared cache may keep this page.
  return price.state === "refused" && price.code === "too_many_requests" ? 429 : 200;
}
