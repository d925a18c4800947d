import { type KeyboardEvent, type RefObject, useState } from "react";

interface ShownDocumentOptions {
  /** Ids of the listed documents. */
  ids: readonly string[];
  /** Whether the first document's file is shown initially. */
  showsFirst: boolean;
  /** The element that contains the documents' focusable headings. */
  content: RefObject<HTMLDivElement | null>;
  onAccept: (id: string) => void;
  onRefuse: (id: string) => void;
}

/**
 * Tracks which document's file is shown. When that document leaves the list, the one that takes its position
 * is shown. While the focus is in the list (WCAG 2.1.4), J and K show the next and the previous document, A
 * and R accept and refuse the shown one.
 */
export function useShownDocument({ ids, showsFirst, content, onAccept, onRefuse }: ShownDocumentOptions) {
  const [chosen, setChosen] = useState(() =>
    showsFirst && ids[0] !== undefined ? { id: ids[0], index: 0 } : null,
  );
  const index = chosen === null ? -1 : ids.indexOf(chosen.id);
  const place = chosen === null || index >= 0 ? index : Math.min(chosen.index, ids.length - 1);
  const id = ids[place] ?? null;

  function show(next: number) {
    const nextId = ids[next];
    if (nextId === undefined) return;
    setChosen({ id: nextId, index: next });
    content.current?.querySelectorAll<HTMLElement>("h2[tabindex='-1']")[next]?.focus();
  }

  return {
    id,
    toggle: (toggled: string) =>
      setChosen(toggled === id ? null : { id: toggled, index: ids.indexOf(toggled) }),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target, key, ctrlKey, altKey, metaKey, repeat } = event;
      if (ctrlKey || altKey || metaKey || repeat) return;
      if (target instanceof Element && target.closest("input, textarea, select") !== null) return;
      const act = {
        j: () => show(place + 1),
        k: () => show(place - 1),
        a: () => id !== null && onAccept(id),
        r: () => id !== null && onRefuse(id),
      }[key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    },
  };
}
