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
import { useLanguage } from "#web/language/useLanguage.ts";
import { messagesOf } from "#web/language/messagesOf.ts";
import { apiContext, languageContext } from "#web/request/requestContext.ts";
import { raceWithTimeout } from "#web/request/raceWithTimeout.ts";
import { showErrorToast } from "#web/toasts/showErrorToast.ts";
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
import { requirePresentAgency } from "./address/requirePresentAgency.ts";
import { submittedAddress } from "./address/submittedAddress.ts";
import { hasInvalidAgency } from "./address/hasInvalidAgency.ts";
import { canonicalSearchAddress } from "./address/canonicalSearchAddress.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const api = await context.get(apiContext)();
  const asked = submittedAddress(new URL(request.url));
  if (hasInvalidAgency(asked.pathname)) throw data(null, { status: 404 });
  const { address, unclear, isUnknown } = await readTypedPlaces(api, asked, language);
  if (unclear === null) redirectToTidy(canonicalSearchAddress, address);
  const search = searchIn(address);
  const params = address.searchParams;
  const loaded = await load(api, { search, params, unclear, isUnknown, language, now: new Date() });
  const days = loadFirstDays(api, loaded);
  const outcome = await loaded.outcome;
  const renamed = redirectForRenamedSlug(search, outcome, address);
  if (renamed !== null) throw redirect(renamed, 301);
  await requirePresentAgency(api, search, outcome, address);
  const last = addressOfLastPage(search, outcome, address);
  if (last !== null) throw redirect(last);
  const firstDays = outcome.state === "found" ? await days : undefined;
  return data({ ...loaded, outcome, firstDays }, { status: statusOf(outcome) });
}

function statusOf(outcome: SearchOutcome): number {
  if (outcome.state === "failed") return 503;
  if (outcome.state === "unclear") return outcome.isUnknown ? 404 : 200;
  if (outcome.state !== "refused") return 200;
  // Only one visitor is rate-limited, so no shared cache may store this page.
  if (outcome.code === "too_many_requests") return 429;
  return outcome.code === "not_found" ? 404 : 200;
}

/** The search whose results are shown; undefined on another page. */
let shownSearch: RentalSearch | undefined;

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const list = preloadList();
  const asked = submittedAddress(new URL(request.url));
  const language = context.get(languageContext);
  const api = await context.get(apiContext)();
  const { address, unclear } = mayHoldTypedPlace(asked)
    ? await (await import("./Search.later.ts")).readTypedPlaces(api, asked, language)
    : { address: asked, unclear: null };
  const { load: loadInBrowser, canonicalSearchAddress: tidyInBrowser } = await import("./Search.later.ts");
  if (unclear === null) redirectToTidy(tidyInBrowser, address);
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
  const found = list.then(() => loaded.outcome);
  // The current list stays while its filters change. Back navigation waits for the list, since it restores the scroll
  // position.
  const isShown = shownSearch !== undefined && rentalKey(shownSearch) === rentalKey(search);
  const isAwaited = isShown || window.location.href === request.url;
  const outcome = await (isAwaited ? found : raceWithTimeout(found));
  if (outcome && search.filter.suppliers.length === 1) {
    const { requirePresentAgency: requireAgency } = await import("./Search.later.ts");
    await requireAgency(api, search, outcome, address);
  }
  return { ...loaded, outcome: outcome ?? found };
}

/** Returns whether the address contains texts other than slugs. The site's own form sends slugs. */
function mayHoldTypedPlace({ pathname, searchParams }: URL): boolean {
  return (
    /[^a-z0-9/-]/.test(pathname) ||
    ["place", "dropOff"].some((name) => /[^a-z0-9-]/.test(searchParams.get(name) ?? ""))
  );
}

/** The comparison is in the address, but the listings do not depend on it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  return listAddress(currentUrl) !== listAddress(nextUrl) && defaultShouldRevalidate;
}

/** Returns the address of a list without the comparison, completed with the dates shown if it has none. */
function listAddress(address: { pathname: string; search: string }): string {
  const query = new URLSearchParams(address.search);
  for (const name of ["compare", "comparing"]) query.delete(name);
  if (shownSearch !== undefined && !query.has("from") && !query.has("to")) {
    query.set("from", shownSearch.from);
    query.set("to", shownSearch.to);
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
  const shown = useLocation();
  const { revalidate } = useRevalidator();
  useRememberedSearch(loaded);
  useEffect(() => {
    shownSearch = loaded.search;
    return () => {
      shownSearch = undefined;
    };
  });
  const isSearch = next?.pathname.startsWith("/search") === true;
  const pending = isSearch && listAddress(next) !== listAddress(shown) ? searchIn(next) : null;
  const { compared, isComparing } = searchIn(isSearch ? next : shown);
  return (
    <Search
      {...loaded}
      asked={{ ...(pending ?? loaded.search), compared, isComparing }}
      isBusy={pending !== null}
      onRetry={() => void revalidate()}
      onLoadDays={(days) => findDaysInBrowser(loaded.search, days)}
      onLoadCar={(slug) => compareInBrowser(slug, loaded.search, useLanguage.getState().language)}
      onFind={(search) => findInBrowser(search, useLanguage.getState().language)}
    />
  );
}

/** Stores the place and dates on this device, for suggestions in the place field. */
function useRememberedSearch({
  search: { place, dropOff, from, to },
  places,
}: Pick<LoadedSearch, "search" | "places">): void {
  const isKnown = (slug: string | null) => places.some((one) => one.slug === slug);
  const known = isKnown(place) && (dropOff === null || isKnown(dropOff)) ? place : null;
  useEffect(() => {
    if (known === null) return;
    import("#web/shared/SearchForm/recentSearches.ts").then(
      ({ rememberSearch }) => rememberSearch({ place: known, dropOff, from, to }),
      // If this fails offline, the search is not suggested later.
      () => {},
    );
  }, [known, dropOff, from, to]);
}

/** Redirects to the canonical form of an address. */
function redirectToTidy(tidyOf: typeof canonicalSearchAddress, address: URL): void {
  const tidy = tidyOf(address, pathOfSearch(address.pathname));
  if (tidy !== null) throw redirect(tidy);
}

function searchIn({ pathname, search }: { pathname: string; search: string }) {
  return parseSearch(new URLSearchParams(search), pathOfSearch(pathname));
}
