import { parseSearch } from "@sayara/domain/search/parseSearch";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import type { ComponentType } from "react";
import {
  type ShouldRevalidateFunctionArgs,
  data,
  redirect,
  useNavigation,
  useRevalidator,
} from "react-router";
import { addPageMessages } from "#web/language/showLanguage.ts";
import { messagesOf } from "#web/language/messagesOf.ts";
import { apiContext, languageContext } from "#web/request/requestContext.ts";
import { raceWithTimeout } from "#web/request/raceWithTimeout.ts";
import { pageAction } from "#web/shared/form/pageAction.ts";
import { showErrorToast } from "#web/toasts/showErrorToast.ts";
import type { Route } from "./+types/Car.route.ts";
import { type CarData, type CarRequest, load } from "./Car.load.ts";
import { Car } from "./Car.tsx";
import { CarLimited } from "./price/CarLimited.tsx";
import { type CarPage, type LatePage, useLatePage } from "./useLatePage.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = await context.get(apiContext)();
  const found = await load(api, requestOf(request.url, params.idOrSlug, context.get(languageContext)));
  const page = presentPage(found, request.url);
  // A rate-limited visitor's page must not enter a shared cache.
  if (page === null) return data(null, { status: 429 });
  return data(page, { status: statusOf(page) });
}

/** A page that has taken longer than 150 ms to load. The skeleton is shown until it is ready. */
interface LateCar {
  late: Promise<LatePage>;
  CarSkeleton: ComponentType;
}

export async function clientLoader({
  request,
  params,
  context,
}: Route.ClientLoaderArgs): Promise<CarPage | LateCar> {
  const api = await context.get(apiContext)();
  const { load: loadInBrowser } = await import("./Car.later.ts");
  const asked = requestOf(request.url, params.idOrSlug, context.get(languageContext));
  const found = loadInBrowser(api, asked);
  found.then(
    (car) => request.signal.aborted || showFailureToast(car),
    () => request.signal.aborted || showErrorToast(faultMessages.unknown),
  );
  // Two cases are always awaited: changed dates keep the current page, and a page reached by back navigation needs its
  // scroll position.
  const isElsewhere = window.location.pathname !== new URL(request.url).pathname;
  const sooner = await (isElsewhere ? raceWithTimeout(found) : found);
  if (sooner !== undefined) return presentPage(sooner, request.url);
  const late = found.then((car) => presentLatePage(car, request.url));
  // The visitor may leave the page before it is shown.
  late.catch(() => {});
  const [{ CarSkeleton }] = await Promise.all([import("./Car.later.ts"), addPageMessages("Car.later")]);
  return { late, CarSkeleton };
}

export const clientAction = pageAction(
  async () => (await import("#web/shared/ReviewDesk/reviewAction.ts")).reviewAction,
);

/** A staff action on a review updates that review in the list without a reload. */
export const shouldRevalidate = ({ json, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  json === undefined && defaultShouldRevalidate;

type Found = Awaited<ReturnType<typeof load>>;

function showFailureToast(found: Found): void {
  if (found === null) return;
  const price =
    found === "limited" ? ({ state: "refused", code: "too_many_requests" } as const) : found.price;
  if (price.state === "failed") showErrorToast(faultMessages.unknown);
  if (price.state === "refused" && price.code === "too_many_requests")
    showErrorToast(refusalMessages[price.code]);
}

export const clientMiddleware = messagesOf("car");

export default function CarRoute({ loaderData: loaded }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const awaited = loaded !== null && "late" in loaded ? loaded : null;
  const late = useLatePage(awaited?.late);
  const page = loaded !== null && "late" in loaded ? late : loaded;
  if (page === undefined) return awaited && <awaited.CarSkeleton />;
  if (page === null) return <CarLimited onRetry={() => void revalidate()} />;
  return <Car {...page} isBusy={state === "loading"} />;
}

function requestOf(url: string, idOrSlug: string, language: CarRequest["language"]): CarRequest {
  const params = new URL(url).searchParams;
  return { idOrSlug, search: parseSearch(params), params, language, now: new Date() };
}

/**
 * Returns the page's data; null if the visitor is rate-limited. An unknown car is a 404. An id or a retired slug
 * redirects to the current address and keeps the query.
 */
function presentPage(found: Found, url: string): CarPage {
  if (found === "limited") return null;
  const { pathname, search } = new URL(url);
  if (found === null) throw data(null, { status: 404 });
  const path = `/car/${found.car.slug}`;
  if (pathname !== path) throw redirect(path + search, 301);
  return found;
}

/**
 * The router handles neither redirects nor 404s of a page that is already shown, so `elsewhere` reloads the document.
 */
function presentLatePage(found: Found, url: string): LatePage {
  if (found === "limited") return null;
  return found !== null && new URL(url).pathname === `/car/${found.car.slug}` ? found : "elsewhere";
}

function statusOf({ price }: CarData): number {
  if (price.state === "failed") return 503;
  // Only one visitor is rate-limited, so no shared cache may store this page.
  return price.state === "refused" && price.code === "too_many_requests" ? 429 : 200;
}
