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
import { addPageMessages } from "@sayara/frontend/language/showLanguage";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { raceWithTimeout } from "@sayara/frontend/request/raceWithTimeout";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { showErrorToast } from "@sayara/frontend/toasts/showErrorToast";
import type { Route } from "./+types/Car.route.ts";
import { type CarData, type CarRequest, load } from "./Car.load.ts";
import { Car } from "./Car.tsx";
import { CarRateLimited } from "./price/CarRateLimited.tsx";
import { type CarPage, type DeferredPage, useDeferredPage } from "./useDeferredPage.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = await context.get(apiContext)();
  const result = await load(api, requestOf(request.url, params.idOrSlug, context.get(languageContext)));
  const page = presentPage(result, request.url);
  // A rate-limited visitor's page must not enter a shared cache.
  if (page === null) return data(null, { status: 429 });
  return data(page, { status: statusOf(page) });
}

/** A page that has taken longer than 150 ms to load. The skeleton is shown until it is ready. */
interface DeferredCar {
  deferredPage: Promise<DeferredPage>;
  CarSkeleton: ComponentType;
}

export async function clientLoader({
  request,
  params,
  context,
}: Route.ClientLoaderArgs): Promise<CarPage | DeferredCar> {
  const api = await context.get(apiContext)();
  const { load: loadInBrowser } = await import("./Car.lazy.ts");
  const carRequest = requestOf(request.url, params.idOrSlug, context.get(languageContext));
  const result = loadInBrowser(api, carRequest);
  result.then(
    (car) => request.signal.aborted || showFailureToast(car),
    () => request.signal.aborted || showErrorToast(faultMessages.unknown),
  );
  // Waits without a timeout if the path is unchanged: either only the dates changed, or this is back navigation (which
  // has already updated the URL) and the scroll position must be restored.
  const isOtherPage = window.location.pathname !== new URL(request.url).pathname;
  const loadedInTime = await (isOtherPage ? raceWithTimeout(result) : result);
  if (loadedInTime !== undefined) return presentPage(loadedInTime, request.url);
  const deferredPage = result.then((car) => presentDeferredPage(car, request.url));
  // The visitor may leave the page before it is shown.
  deferredPage.catch(() => {});
  const [{ CarSkeleton }] = await Promise.all([import("./Car.lazy.ts"), addPageMessages("Car.lazy")]);
  return { deferredPage, CarSkeleton };
}

export const clientAction = pageAction(
  async () => (await import("@sayara/frontend/rental/ReviewStaffActions/reviewAction")).reviewAction,
);

/** A staff action on a review updates the shown review, so the page is not reloaded. */
export const shouldRevalidate = ({ json, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  json === undefined && defaultShouldRevalidate;

type LoadResult = Awaited<ReturnType<typeof load>>;

function showFailureToast(result: LoadResult): void {
  if (result === null) return;
  const price =
    result === "rateLimited" ? ({ state: "refused", code: "too_many_requests" } as const) : result.price;
  if (price.state === "failed") showErrorToast(faultMessages.unknown);
  if (price.state === "refused" && price.code === "too_many_requests")
    showErrorToast(refusalMessages[price.code]);
}

export const clientMiddleware = messagesOf("car");

export default function CarRoute({ loaderData: loaded }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const deferredCar = loaded !== null && "deferredPage" in loaded ? loaded : null;
  const deferredPage = useDeferredPage(deferredCar?.deferredPage);
  const page = loaded !== null && "deferredPage" in loaded ? deferredPage : loaded;
  if (page === undefined) return deferredCar && <deferredCar.CarSkeleton />;
  if (page === null) return <CarRateLimited onRetry={() => void revalidate()} />;
  return <Car {...page} isBusy={state === "loading"} />;
}

function requestOf(url: string, idOrSlug: string, language: CarRequest["language"]): CarRequest {
  const params = new URL(url).searchParams;
  return { idOrSlug, search: parseSearch(params), params, language, now: new Date() };
}

/**
 * Returns the page's data; null if the visitor is rate-limited. An unknown car is a 404. An id or a retired slug
 * redirects to the current URL and keeps the query.
 */
function presentPage(result: LoadResult, url: string): CarPage {
  if (result === "rateLimited") return null;
  const { pathname, search } = new URL(url);
  if (result === null) throw data(null, { status: 404 });
  const path = `/car/${result.car.slug}`;
  if (pathname !== path) throw redirect(path + search, 301);
  return result;
}

/**
 * Returns the data of a page that was shown as a skeleton first. The router ignores redirects and 404s for a
 * page that is already shown, so `elsewhere` reloads the document.
 */
function presentDeferredPage(result: LoadResult, url: string): DeferredPage {
  if (result === "rateLimited") return null;
  return result !== null && new URL(url).pathname === `/car/${result.car.slug}` ? result : "elsewhere";
}

function statusOf({ price }: CarData): number {
  if (price.state === "failed") return 503;
  // The rate limit applies to this visitor only, so no shared cache may store this page.
  return price.state === "refused" && price.code === "too_many_requests" ? 429 : 200;
}
