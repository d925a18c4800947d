import { INFINITE_SCROLL_OFFSET, PAGE_OFFSET } from "@sayara/domain/config/businessDefaults";
import { type RefObject, useEffect, useRef, useState } from "react";

interface EndlessOptions<Item extends { id: string }> {
  /** Page that the list begins with, from 1. */
  first: number;
  /** Number of the last page. */
  last: number;
  /** Entries of the first page, which are not listed again. */
  shown?: readonly Item[];
  /** Loads a page; null: it failed. */
  onLoad: (page: number) => Promise<readonly Item[] | null>;
}

/** State of a list whose pages follow below each other. */
export interface Endless<Item> {
  /** Entries of the pages after the first. */
  items: readonly Item[];
  isLoading: boolean;
  isComplete: boolean;
  load: () => void;
  /** For the element at the end of the list, which has the button for `load`. */
  end: RefObject<HTMLDivElement | null>;
  /** Id of the first new entry after a press of the button, which loses its place: it gets the focus. */
  focused: string | null;
}

/**
 * Loads the pages after the shown one: each when the end of the window, or of the element that scrolls the list, is
 * near, or by a button, for the keyboard and after a failure. Begins anew with another key of the component.
 */
export function useEndless<Item extends { id: string }>(options: EndlessOptions<Item>): Endless<Item> {
  const { first, last, shown = [], onLoad } = options;
  const [items, setItems] = useState<readonly Item[]>([]);
  const [page, setPage] = useState(first);
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const [focused, setFocused] = useState<string | null>(null);
  const end = useRef<HTMLDivElement>(null);

  async function load() {
    if (state === "loading") return;
    setState("loading");
    const loaded = await onLoad(page + 1);
    if (loaded === null) {
      setState("failed");
      return;
    }
    // An entry may have moved to another page meanwhile.
    const known = new Set([...shown, ...items].map(({ id }) => id));
    const added = loaded.filter(({ id }) => !known.has(id));
    if (end.current?.contains(document.activeElement) === true) setFocused(added[0]?.id ?? null);
    setItems([...items, ...added]);
    setPage(page + 1);
    setState("idle");
  }

  useEffect(() => {
    const element = end.current;
    if (element === null || state !== "idle") return;
    const root = scrollerOf(element);
    const offset = root === null ? PAGE_OFFSET : INFINITE_SCROLL_OFFSET;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void load();
      },
      { root, rootMargin: `0px 0px ${offset}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });

  return {
    items,
    isLoading: state === "loading",
    isComplete: page >= last,
    load: () => void load(),
    end,
    focused,
  };
}

/** Returns the element that scrolls another one; null: the window does. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (
    let parent = element.parentElement;
    parent && parent !== document.body;
    parent = parent.parentElement
  ) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}
