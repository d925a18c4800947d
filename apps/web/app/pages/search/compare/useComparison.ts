import { MAX_COMPARED_CARS } from "@sayara/domain/config/businessDefaults";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { createStore } from "zustand";
import type { ComparedState, openedComparisonState } from "./ComparedContext.ts";
import type { Choices } from "#web/pages/search/filters/useChoices.ts";

/** Changes the comparison of the pending search. Its whole state is in the URL [SE14]. */
export function useComparison({ displayed, choose }: Choices) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [isRefused, setRefused] = useState(false);
  const latestOnToggle = useRef<ComparedState["onToggle"]>(() => {});
  // The same store for the lifetime of the page: a new context value would discard the server-rendered list
  // before it hydrates.
  const [store] = useState(() =>
    createStore<ComparedState>(() => ({
      compared: displayed.compared,
      onToggle: (slug) => latestOnToggle.current(slug),
    })),
  );
  useEffect(() => store.setState({ compared: displayed.compared }), [store, displayed.compared]);

  function update(compared: readonly string[], isComparing: boolean): void {
    store.setState({ compared });
    setRefused(false);
    choose({ compared, isComparing }, { replace: true });
  }

  function onToggle(slug: string): void {
    // Several choices may occur before the next render.
    const { compared } = store.getState();
    if (compared.includes(slug)) update(removeSlug(compared, slug), false);
    else if (compared.length < MAX_COMPARED_CARS) update([...compared, slug], false);
    else setRefused(true);
  }
  useEffect(() => {
    latestOnToggle.current = onToggle;
  });

  return {
    store,
    /** Whether the last choice exceeded the limit. */
    isRefused,
    onClear: () => update([], false),
    onRemove: (slug: string) => {
      const remaining = removeSlug(store.getState().compared, slug);
      update(remaining, remaining.length > 0);
    },
    onClose: () => {
      const isOpenedHere =
        (state as Partial<typeof openedComparisonState> | null)?.isComparisonOpened === true;
      if (isOpenedHere) void navigate(-1);
      else update(store.getState().compared, false);
    },
  };
}

function removeSlug(slugs: readonly string[], removed: string): string[] {
  return slugs.filter((slug) => slug !== removed);
}
