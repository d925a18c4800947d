import { MOST_COMPARED } from "@sayara/domain/config/businessDefaults";
import type { SearchState } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { openedHere } from "./ComparedContext.ts";

/** Changes the comparison of the pending search. All of it is in the address [SE14]. */
export function useComparison(asked: SearchState) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [isRefused, setRefused] = useState(false);
  // Several choices may come before the next rendering.
  const latest = useRef(asked.compared);
  useEffect(() => {
    latest.current = asked.compared;
  }, [asked]);

  function show(compared: readonly string[], isComparing: boolean): void {
    latest.current = compared;
    setRefused(false);
    void navigate(searchUrl({ ...asked, compared, isComparing }), {
      replace: true,
      preventScrollReset: true,
      // Shown at once: a transition would revert the checkbox until it ends.
      flushSync: true,
    });
  }

  function onToggle(slug: string): void {
    const { current } = latest;
    if (current.includes(slug)) show(without(current, slug), false);
    else if (current.length < MOST_COMPARED) show([...current, slug], false);
    else setRefused(true);
  }
  const present = useRef(onToggle);
  useEffect(() => {
    present.current = onToggle;
  });
  const chosen = asked.compared.join(" ");
  // The same value until another choice: a changed context would discard the server's list before it is hydrated.
  const context = useMemo(
    () => ({
      compared: chosen === "" ? [] : chosen.split(" "),
      onToggle: (slug: string) => present.current(slug),
    }),
    [chosen],
  );

  return {
    context,
    /** Whether the last choice was one too many. */
    isRefused,
    onClear: () => show([], false),
    onRemove: (slug: string) => {
      const left = without(latest.current, slug);
      show(left, left.length > 0);
    },
    onClose: () => {
      const isOpenedHere = (state as Partial<typeof openedHere> | null)?.isComparisonOpened === true;
      if (isOpenedHere) void navigate(-1);
      else show(latest.current, false);
    },
  };
}

function without(slugs: readonly string[], removed: string): string[] {
  return slugs.filter((slug) => slug !== removed);
}
