import { use, useCallback, useEffect } from "react";
import {
  type DataRouter,
  type Location,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useRevalidator,
} from "react-router";

let router: DataRouter | undefined;
let reportHydration = () => {};

/** Milliseconds after which a rendered page that differs from the router's location counts as outdated. */
const OLD_PAGE_TIMEOUT_MS = 500;

/** Resolves when the page is hydrated. Browser only. */
export const hydrated = new Promise<void>((resolve) => (reportHydration = resolve));

/** Returns the router, for code outside React. Undefined until the page is hydrated. */
export const siteRouter = (): DataRouter | undefined => router;

/**
 * Gives code outside React access to the router. Renders nothing. The router's public hooks would be too
 * late: if a page's code is missing, the router reloads before React renders that a navigation is pending.
 */
export function SiteRouter(): null {
  const context = use(DataRouterContext);
  useEffect(() => {
    router = context?.router;
    reportHydration();
  }, [context]);
  useShownLocation();
  return null;
}

/**
 * Returns a function that checks whether a rendered location is the router's current location. The router's
 * location changes when a navigation ends, before React renders it.
 */
export function useIsRendered(): ({ key }: Location) => boolean {
  const context = use(DataRouterContext);
  return useCallback(({ key }) => (context?.router.state.location.key ?? key) === key, [context]);
}

/**
 * Renders the router's current page again if an older page has replaced it. A view transition renders its
 * page some frames after the transition starts. If a navigation without a transition ends in between, for
 * example by pressing Back and Forward in quick succession, the older page of the transition is rendered last
 * and stays (React Router 8.4).
 */
function useShownLocation(): void {
  const { key } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setTimeout(() => {
      const state = router?.state;
      if (state?.navigation.state === "idle" && state.location.key !== key) void revalidate();
    }, OLD_PAGE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [key, revalidate]);
}
