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

/** Milliseconds after which a page that is not the router's is taken for an old one. */
const OLD_PAGE_TIMEOUT_MS = 500;

/** Resolves when the page is hydrated. Browser only. */
export const hydrated = new Promise<void>((resolve) => (reportHydration = resolve));

/** Returns the router, for code outside React. Undefined until the page is hydrated. */
export const siteRouter = (): DataRouter | undefined => router;

/**
 * Gives code outside React access to the router. Renders nothing. The router's public hooks are of no use here: a page
 * whose code is missing reloads before React has rendered that a navigation is pending.
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

/** Returns a function that compares a rendered location with the router's, which is rendered only after its navigation. */
export function useIsRendered(): ({ key }: Location) => boolean {
  const context = use(DataRouterContext);
  return useCallback(({ key }) => (context?.router.state.location.key ?? key) === key, [context]);
}

/**
 * Renders the router's page again if an older one has replaced it. A view transition renders its page some frames after
 * it was started. If a navigation without a transition ends in between, as by Back and Forward in a row, the router's
 * page is rendered first, and the older one of the transition stays (React Router 8.4).
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
