import type { SearchState } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { nextPaint } from "@sayara/frontend/interaction/nextPaint";
import { useIsRendered } from "#web/interaction/SiteRouter.tsx";

export interface Choices {
  /** The pending search, including choices whose navigation has not started. */
  displayed: SearchState;
  /** True from a choice until its page is rendered. Until then the page shows the earlier results. */
  isPending: boolean;
  /**
   * Changes the search. The change is shown immediately, and its navigation starts after the next paint.
   * Choices made before that paint share one navigation. With `replace`, the navigation replaces the history
   * entry.
   */
  choose: (
    change: Partial<SearchState> | ((search: SearchState) => Partial<SearchState>),
    options?: { replace?: boolean },
  ) => void;
}

interface ScheduledNavigation {
  search: SearchState;
  replace: boolean;
}

/**
 * Stores the choices of a search until their navigation has ended and the router's location is rendered. The
 * navigation can also end by another navigation or Back. On a slow device the location is rendered later, and
 * until then the pending search lacks the choices.
 */
export function useChoices(pendingSearch: SearchState): Choices {
  const navigate = useNavigate();
  const location = useLocation();
  const isRendered = useIsRendered();
  const [choice, setChoice] = useState<SearchState | null>(null);
  /** The last choice whose navigation has ended. */
  const [ended, setEnded] = useState<SearchState | null>(null);
  if (choice !== null && choice === ended && isRendered(location)) setChoice(null);
  const displayed = choice ?? pendingSearch;

  // Several choices may occur before the next render.
  const latest = useRef(displayed);
  const scheduled = useRef<ScheduledNavigation | null>(null);
  const latestNavigate = useRef(navigate);
  useEffect(() => {
    latest.current = displayed;
    latestNavigate.current = navigate;
  }, [displayed, navigate]);

  // A stable function, so that a choice re-renders only its own controls.
  const choose = useCallback<Choices["choose"]>(
    (change, { replace = false } = {}) => {
      const search = {
        ...latest.current,
        ...(typeof change === "function" ? change(latest.current) : change),
      };
      latest.current = search;
      setChoice(search);
      const isScheduled = scheduled.current !== null;
      scheduled.current = { search, replace: replace && scheduled.current?.replace !== false };
      if (!isScheduled) void openAfterPaint();

      async function openAfterPaint(): Promise<void> {
        await nextPaint();
        const next = scheduled.current;
        scheduled.current = null;
        if (next === null) return;
        await latestNavigate.current(searchUrl(next.search), {
          replace: next.replace,
          preventScrollReset: true,
        });
        setEnded(next.search);
      }
    },
    [setChoice],
  );

  return { displayed, isPending: choice !== null, choose };
}
