import { parseSearch } from "@sayara/domain/search/parseSearch";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { useEffect } from "react";
import {
  data,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
  useRevalidator,
} from "react-router";
import { useLanguage } from "@sayara/frontend/language/useLanguage";
import { isLoadedInLanguage, setLoadedLanguage } from "@sayara/frontend/language/loadedLanguage";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { raceWithTimeout } from "@sayara/frontend/request/raceWithTimeout";
import { showErrorToast } from "@sayara/frontend/toasts/showErrorToast";
import type { Route } from "./+types/Search.route.ts";
import { addressOfLastPage } from "./address/addressOfLastPage.ts";
import { redirectForRenamedSlug } from "./address/redirectForRenamedSlug.ts";
import { compareInBrowser } from "./compare/compareInBrowser.ts";
import { findDaysInBrowser } from "./days/findDaysInBrowser.ts";
import { findInBrowser } from "./results/findInBrowser.ts";
import { preloadList } from "./results/FoundCars.tsx";
import { loadFirstDays } from "./days/loadFirstDays.ts";
import { type LoadedSearch, load } from "./Search.load.ts";
import { Search } from "./Search.tsx";
import type { RentalSearch, SearchOutcome } from "./SearchOutcome.ts";
import { pathOfSearch } from "./address/pathOfSearch.ts";
import { readTypedPlaces } from "./address/readTypedPlaces.ts";
import { rentalKey } from "./address/rentalKey.ts";
import { requireCurrentAgency } from "./address/requireCurrentAgency.ts";
import { submittedAddress } from "./address/submittedAddress.ts";
import { hasInvalidAgency } from "./address/hasInvalidAgency.ts";
import { canonicalSearchAddress } from "./address/canonicalSearchAddress.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const api = await context.get(apiContext)();
  const submitted = submittedAddress(new URL(request.url));
  if (hasInvalidAgency(submitted.pathname)) throw data(null, { status: 404 });
  const { address, unclear, isUnknown } = await readTypedPlaces(api, submitted, language);
  if (unclear === null) redirectToCanonical(canonicalSearchAddress, address);
  const search = searchIn(address);
  const params = address.searchParams;
  const loaded = await load(api, { search, params, unclear, isUnknown, language, now: new Date() });
  const days = loadFirstDays(api, loaded);
  const outcome = await loaded.outcome;
  const renamed = redirectForRenamedSlug(search, outcome, address);
  if (renamed !== null) throw redirect(renamed, 301);
  await requireCurrentAgency(api, search, outcome, address);
  const last = addressOfLastPage(search, outcome, address);
  if (last !== null) throw redirect(last);
  const firstDays = outcome.state === "found" ? await days : undefined;
  return data({ ...loaded, outcome, firstDays }, { status: statusOf(outcome) });
}

function statusOf(outcome: SearchOutcome): number {
  if (outcome.state === "failed") return 503;
  if (outcome.state === "unclear") return outcome.isUnknown ? 404 : 200;
  if (outcome.state !== "refused") return 200;
  // The rate limit applies to this visitor only, so no shared cache may store this page.
  if (outcome.code === "too_many_requests") return 429;
  return outcome.code === "not_found" ? 404 : 200;
}

/** The search of the displayed results; undefined on another page. */
let displayedSearch: RentalSearch | undefined;

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const listModule = preloadList();
  const submitted = submittedAddress(new URL(request.url));
  const language = context.get(languageContext);
  const api = await context.get(apiContext)();
  const { address, unclear } = mayContainTypedPlace(submitted)
    ? await (await import("./Search.lazy.ts")).readTypedPlaces(api, submitted, language)
    : { address: submitted, unclear: null };
  const { load: loadInBrowser, canonicalSearchAddress: canonicalInBrowser } =
    await import("./Search.lazy.ts");
  if (unclear === null) redirectToCanonical(canonicalInBrowser, address);
  const search = searchIn(address);
  const loaded = await loadInBrowser(api, {
    search,
    params: address.searchParams,
    unclear,
    language,
    now: new Date(),
    signal: request.signal,
  });
  loaded.outcome.then(
    (outcome) => request.signal.aborted || showFailureToast(outcome),
    // A rejection is shown by the error screen.
    () => {},
  );
  // Waits until the list can be rendered, since the link that skips to the cars would otherwise lead to a skeleton.
  const pendingOutcome = listModule.then(() => loaded.outcome);
  // The current list stays while its filters change. Back navigation waits for the list, since it restores the scroll
  // position.
  const isSameRental = displayedSearch !== undefined && rentalKey(displayedSearch) === rentalKey(search);
  const mustAwait = isSameRental || window.location.href === request.url;
  const outcome = await (mustAwait ? pendingOutcome : raceWithTimeout(pendingOutcome));
  setLoadedLanguage(language, request.signal);
  if (outcome && search.filter.suppliers.length === 1) {
    const { requireCurrentAgency: requireAgency } = await import("./Search.lazy.ts");
    await requireAgency(api, search, outcome, address);
  }
  return { ...loaded, outcome: outcome ?? pendingOutcome };
}

/** Returns whether the URL contains texts other than slugs. The site's own form sends slugs. */
function mayContainTypedPlace({ pathname, searchParams }: URL): boolean {
  return (
    /[^a-z0-9/-]/.test(pathname) ||
    ["place", "dropOff"].some((name) => /[^a-z0-9-]/.test(searchParams.get(name) ?? ""))
  );
}

/** The comparison is in the URL, but the listings do not depend on it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.href === nextUrl.href || !isLoadedInLanguage()) return defaultShouldRevalidate;
  return listAddress(currentUrl) !== listAddress(nextUrl) && defaultShouldRevalidate;
}

/** Returns the URL of a list without the comparison. If it has no dates, adds the displayed dates. */
function listAddress(address: { pathname: string; search: string }): string {
  const query = new URLSearchParams(address.search);
  for (const name of ["compare", "comparing"]) query.delete(name);
  if (displayedSearch !== undefined && !query.has("from") && !query.has("to")) {
    query.set("from", displayedSearch.from);
    query.set("to", displayedSearch.to);
  }
  query.sort();
  return `${address.pathname}?${query}`;
}

export const clientMiddleware = messagesOf("search");

function showFailureToast(outcome: SearchOutcome): void {
  if (outcome.state === "failed") showErrorToast(faultMessages.unknown);
  // Refused dates are explained on the page itself.
  if (outcome.state === "refused" && !outcome.dates) showErrorToast(refusalMessages[outcome.code]);
}

export default function SearchRoute({ loaderData: loaded }: Route.ComponentProps) {
  "use memo";
  const { location: next } = useNavigation();
  const currentLocation = useLocation();
  const { revalidate } = useRevalidator();
  useRememberSearch(loaded);
  useEffect(() => {
    displayedSearch = loaded.search;
    return () => {
      displayedSearch = undefined;
    };
  });
  const isSearch = next?.pathname.startsWith("/search") === true;
  const pending = isSearch && listAddress(next) !== listAddress(currentLocation) ? searchIn(next) : null;
  const { compared, isComparing } = searchIn(isSearch ? next : currentLocation);
  return (
    <Search
      {...loaded}
      pendingSearch={{ ...(pending ?? loaded.search), compared, isComparing }}
      isBusy={pending !== null}
      onRetry={() => void revalidate()}
      onLoadDays={(days) => findDaysInBrowser(loaded.search, days)}
      onLoadCar={(slug) => compareInBrowser(slug, loaded.search, useLanguage.getState().language)}
      onSearch={(search) => findInBrowser(search, useLanguage.getState().language)}
    />
  );
}

/** Stores the place and dates on this device, to suggest them later in the place field. */
function useRememberSearch({
  search: { place, dropOff, from, to },
  places,
}: Pick<LoadedSearch, "search" | "places">): void {
  const isKnown = (slug: string | null) => places.some((candidate) => candidate.slug === slug);
  const knownPlace = isKnown(place) && (dropOff === null || isKnown(dropOff)) ? place : null;
  useEffect(() => {
    if (knownPlace === null) return;
    import("#web/shared/SearchForm/recentSearches.ts").then(
      ({ rememberSearch }) => rememberSearch({ place: knownPlace, dropOff, from, to }),
      // If this fails offline, the search is not suggested later.
      () => {},
    );
  }, [knownPlace, dropOff, from, to]);
}

/** Redirects to the canonical form of a URL. */
function redirectToCanonical(toCanonical: typeof canonicalSearchAddress, address: URL): void {
  const canonical = toCanonical(address, pathOfSearch(address.pathname));
  if (canonical !== null) throw redirect(canonical);
}

function searchIn({ pathname, search }: { pathname: string; search: string }) {
  return parseSearch(new URLSearchParams(search), pathOfSearch(pathname));
}
