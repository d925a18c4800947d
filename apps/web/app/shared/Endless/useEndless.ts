import { INFINITE_SCROLL_OFFSET, PAGE_OFFSET } from "@sayara/domain/config/businessDefaults";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { showErrorToast } from "#web/toasts/showErrorToast.ts";

interface EndlessOptions<Item extends { id: string }> {
  /** Page that the list begins with, from 1. */
  first: number;
  /** Number of the last page. */
  last: number;
  /** Names the list where its loaded pages may be shown again when the visitor comes back to it. */
  name?: string;
  /** Entries of the first page, which are not listed again. */
  shown?: readonly Item[];
  /** Loads a page. A toast reports a failure: null, or a rejection. */
  onLoad: (page: number) => Promise<readonly Item[] | null>;
}

interface Loaded<Item> {
  items: readonly Item[];
  /** The last page of the items. */
  page: number;
}

/** Lists of this document that are kept, at most. */
const MAXIMUM_KEPT = 10;
/** Loaded pages by the name of their list, the newest last. */
const kept = new Map<string, Loaded<unknown>>();

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
 * near, or by a button, for the keyboard and after a failure. Begins anew with another key of the component. A list
 * with a name that is opened again by the history shows the pages that it had, so that its scroll position exists.
 */
export function useEndless<Item extends { id: string }>(options: EndlessOptions<Item>): Endless<Item> {
  const { first, last, name, shown = [], onLoad } = options;
  const { key } = useLocation();
  const storedName = name && `${key} ${name}`;
  const [{ items, page }, setLoaded] = useState(
    () => (kept.get(storedName ?? "") as Loaded<Item> | undefined) ?? { items: [], page: first },
  );
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const [focused, setFocused] = useState<string | null>(null);
  const end = useRef<HTMLDivElement>(null);

  async function load() {
    if (state === "loading") return;
    setState("loading");
    const loaded = await onLoad(page + 1).catch(() => null);
    if (loaded === null) {
      showErrorToast(faultMessages.unknown);
      setState("failed");
      return;
    }
    // An entry may have moved to another page meanwhile.
    const known = new Set([...shown, ...items].map(({ id }) => id));
    const added = loaded.filter(({ id }) => !known.has(id));
    if (end.current?.contains(document.activeElement) === true) setFocused(added[0]?.id ?? null);
    setLoaded({ items: [...items, ...added], page: page + 1 });
    setState("idle");
  }

  // Also after a navigation that keeps the list: its history entry has another key.
  useEffect(() => {
    if (storedName !== undefined && items.length > 0) keep(storedName, { items, page });
  }, [storedName, items, page]);

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

function keep(key: string, loaded: Loaded<unknown>): void {
  kept.delete(key);
  kept.set(key, loaded);
  const [oldest] = kept.keys();
  if (kept.size > MAXIMUM_KEPT && oldest !== undefined) kept.delete(oldest);
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
