import { MAX_COMPARED_CARS } from "@sayara/domain/config/businessDefaults";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { createStore } from "zustand";
import type { Compared, openedComparisonState } from "./ComparedContext.ts";
import type { Choices } from "#web/pages/search/filters/useChoices.ts";

/** Changes the comparison of the pending search. Its whole state is in the address [SE14]. */
export function useComparison({ shown, choose }: Choices) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [isRefused, setRefused] = useState(false);
  const present = useRef<Compared["onToggle"]>(() => {});
  // The same store for the lifetime of the page: a changed context would discard the server-rendered list before it
  // hydrates.
  const [store] = useState(() =>
    createStore<Compared>(() => ({
      compared: shown.compared,
      onToggle: (slug) => present.current(slug),
    })),
  );
  useEffect(() => store.setState({ compared: shown.compared }), [store, shown.compared]);

  function show(compared: readonly string[], isComparing: boolean): void {
    store.setState({ compared });
    setRefused(false);
    choose({ compared, isComparing }, { replace: true });
  }

  function onToggle(slug: string): void {
    // Several choices may occur before the next render.
    const { compared } = store.getState();
    if (compared.includes(slug)) show(without(compared, slug), false);
    else if (compared.length < MAX_COMPARED_CARS) show([...compared, slug], false);
    else setRefused(true);
  }
  useEffect(() => {
    present.current = onToggle;
  });

  return {
    store,
    /** Whether the last choice exceeded the limit. */
    isRefused,
    onClear: () => show([], false),
    onRemove: (slug: string) => {
      const left = without(store.getState().compared, slug);
      show(left, left.length > 0);
    },
    onClose: () => {
      const isOpenedHere =
        (state as Partial<typeof openedComparisonState> | null)?.isComparisonOpened === true;
      if (isOpenedHere) void navigate(-1);
      else show(store.getState().compared, false);
    },
  };
}

function without(slugs: readonly string[], removed: string): string[] {
  return slugs.filter((slug) => slug !== removed);
}
