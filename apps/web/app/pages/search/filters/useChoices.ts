import type { SearchState } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { nextPaint } from "#web/interaction/nextPaint.ts";

export interface Choices {
  /** The pending search with the choices that have no navigation yet. */
  shown: SearchState;
  /**
   * Changes the search. The change is shown at once, and its navigation starts after that paint; further choices until
   * then join it. With `replace` it takes the place of the history entry.
   */
  choose: (
    change: Partial<SearchState> | ((search: SearchState) => Partial<SearchState>),
    options?: { replace?: boolean },
  ) => void;
}

interface Waiting {
  search: SearchState;
  replace: boolean;
}

/**
 * Holds the choices of a search until their navigation ended: it arrived, or another one or Back took its place. The
 * pending search, `asked`, does not tell: Back may come before the arrival is rendered.
 */
export function useChoices(asked: SearchState): Choices {
  const navigate = useNavigate();
  const [choice, setChoice] = useState<SearchState | null>(null);
  const shown = choice ?? asked;

  // Several choices may come before the next rendering.
  const latest = useRef(shown);
  const waiting = useRef<Waiting | null>(null);
  const open = useRef(navigate);
  useEffect(() => {
    latest.current = shown;
    open.current = navigate;
  }, [shown, navigate]);

  // The same function in each rendering, so that a choice renders its own controls only.
  const choose = useCallback<Choices["choose"]>(
    (change, { replace = false } = {}) => {
      const search = {
        ...latest.current,
        ...(typeof change === "function" ? change(latest.current) : change),
      };
      latest.current = search;
      setChoice(search);
      const isScheduled = waiting.current !== null;
      waiting.current = { search, replace: replace && waiting.current?.replace !== false };
      if (!isScheduled) void openAfterPaint();

      async function openAfterPaint(): Promise<void> {
        await nextPaint();
        const next = waiting.current;
        waiting.current = null;
        if (next === null) return;
        await open.current(searchUrl(next.search), { replace: next.replace, preventScrollReset: true });
        // Rendered together with the router's own transition to the new address. A later choice stays.
        startTransition(() => setChoice((held) => (held === next.search ? null : held)));
      }
    },
    [setChoice],
  );

  return { shown, choose };
}
