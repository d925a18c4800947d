import type { SearchState } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { useCallback, useEffect, useRef, useState } from "react";
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

interface Choice {
  search: SearchState;
  /** Addresses that were pending before its own: they do not undo it. */
  before: readonly string[];
}

interface Waiting {
  search: SearchState;
  replace: boolean;
}

/** Holds the choices of a search until the pending search, `asked`, has them. */
export function useChoices(asked: SearchState): Choices {
  const navigate = useNavigate();
  const address = searchUrl(asked);
  const [choice, setChoice] = useState<Choice | null>(null);
  const isAhead = choice !== null && choice.before.includes(address) && searchUrl(choice.search) !== address;
  if (choice !== null && !isAhead) setChoice(null);
  const shown = isAhead ? choice.search : asked;

  // Several choices may come before the next rendering.
  const latest = useRef(shown);
  const waiting = useRef<Waiting | null>(null);
  const state = useRef({ address, navigate });
  useEffect(() => {
    latest.current = shown;
    state.current = { address, navigate };
  }, [shown, address, navigate]);

  // The same function in each rendering, so that a choice renders its own controls only.
  const choose = useCallback<Choices["choose"]>(
    (change, { replace = false } = {}) => {
      const passed = [state.current.address, searchUrl(latest.current)];
      const search = {
        ...latest.current,
        ...(typeof change === "function" ? change(latest.current) : change),
      };
      latest.current = search;
      setChoice((previous) => ({ search, before: [...(previous?.before ?? []), ...passed] }));
      const isScheduled = waiting.current !== null;
      waiting.current = { search, replace: replace && waiting.current?.replace !== false };
      if (!isScheduled) void openAfterPaint();

      async function openAfterPaint(): Promise<void> {
        await nextPaint();
        const next = waiting.current;
        waiting.current = null;
        if (next === null) return;
        await state.current.navigate(searchUrl(next.search), {
          replace: next.replace,
          preventScrollReset: true,
        });
      }
    },
    [setChoice],
  );

  return { shown, choose };
}
