import { useEffect, useRef } from "react";

/**
 * Moves the focus to the next entry once the decided one has left the list, or to the note of an empty list. Attach
 * `content` to the element with the entries' headings and that note, which are focusable.
 */
export function useFocusAfterDecision(ids: readonly string[], { isInDialog }: { isInDialog: boolean }) {
  const content = useRef<HTMLDivElement>(null);
  const decision = useRef<{ id: string; index: number; isMade: boolean } | null>(null);
  useEffect(() => {
    const last = decision.current;
    // A dialog would take the focus back.
    if (isInDialog || last?.isMade !== true || ids.includes(last.id)) return;
    decision.current = null;
    const targets = content.current?.querySelectorAll<HTMLElement>("[tabindex='-1']") ?? [];
    targets[Math.min(last.index, targets.length - 1)]?.focus();
  }, [ids, isInDialog]);
  return {
    content,
    /** Notes the place of an entry when its decision is sent: once it is made, the list may be without it. */
    notePlace: (id: string) => {
      decision.current = { id, index: ids.indexOf(id), isMade: false };
    },
    moveOn: () => {
      if (decision.current !== null) decision.current.isMade = true;
    },
  };
}
