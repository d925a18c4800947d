import { useEffect, useRef } from "react";

/**
 * Moves the focus to the next entry once the decided one has left the list, or to the note of an empty list.
 * Attach `content` to the element that contains the focusable headings and the note.
 */
export function useFocusAfterDecision(ids: readonly string[], { isInDialog }: { isInDialog: boolean }) {
  const content = useRef<HTMLDivElement>(null);
  const decision = useRef<{ id: string; index: number; isMade: boolean } | null>(null);
  useEffect(() => {
    const last = decision.current;
    // An open dialog would take the focus back.
    if (isInDialog || last?.isMade !== true || ids.includes(last.id)) return;
    decision.current = null;
    const targets = content.current?.querySelectorAll<HTMLElement>("[tabindex='-1']") ?? [];
    targets[Math.min(last.index, targets.length - 1)]?.focus();
  }, [ids, isInDialog]);
  return {
    content,
    /**
     * Stores the position of an entry when its decision is sent, because the list may lack the entry
     * afterwards.
     */
    notePlace: (id: string) => {
      decision.current = { id, index: ids.indexOf(id), isMade: false };
    },
    moveOn: () => {
      if (decision.current !== null) decision.current.isMade = true;
    },
  };
}
