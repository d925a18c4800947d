import { INFINITE_SCROLL_OFFSET, PAGE_OFFSET } from "@sayara/domain/config/businessDefaults";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { readListPosition, writeListPosition } from "./listPositions.ts";
import { showErrorToast } from "../toasts/showErrorToast.ts";

interface InfiniteListOptions<Item extends { id: string }> {
  /** First page of the list, from 1. */
  first: number;
  last: number;
  /** Name of a list that shows its loaded pages again when the visitor returns to it. */
  name?: string;
  /** Entries of the first page, which are not listed again. */
  shown?: readonly Item[];
  /** Loads a page. On failure (null or a rejection) a toast is shown. */
  onLoad: (page: number) => Promise<readonly Item[] | null>;
}

interface LoadedPages<Item> {
  items: readonly Item[];
  /** Number of the last loaded page. */
  page: number;
}

/** Maximum number of cached lists in this document. */
const MAXIMUM_STORED = 10;
/**
 * Maximum number of pixels by which images that load above the viewport may scroll the window without the
 * visitor.
 */
const SCROLL_TOLERANCE = 50;
/** Loaded pages by list name, the newest last. */
const storedLists = new Map<string, LoadedPages<unknown>>();

/** State of a list that appends its pages below each other. */
export interface InfiniteList<Item> {
  /** Entries of the pages after the first. */
  items: readonly Item[];
  isLoading: boolean;
  isComplete: boolean;
  load: () => void;
  /** Ref for the element at the end of the list, which contains the `load` button. */
  end: RefObject<HTMLDivElement | null>;
  /**
   * Id of the first new entry after the button was pressed. The entry receives focus, because the button
   * moves.
   */
  focused: string | null;
}

/**
 * Loads the pages after the first. A page loads when the end of the window, or of the scrolling element, is
 * near. A button also loads it, for keyboard users and after a failure. A new `key` of the component restarts
 * the list. A named list reopened from the history shows its loaded pages again, so that its scroll position
 * can be restored: at once if this document loaded them, otherwise after loading them again.
 */
export function useInfiniteList<Item extends { id: string }>(
  options: InfiniteListOptions<Item>,
): InfiniteList<Item> {
  const { first, last, name, shown = [], onLoad } = options;
  const { key } = useLocation();
  const storedName = name && `${key} ${name}`;
  const [{ items, page }, setLoaded] = useState(
    () => (storedLists.get(storedName ?? "") as LoadedPages<Item> | undefined) ?? { items: [], page: first },
  );
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const [focused, setFocused] = useState<string | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const [earlier] = useState(() =>
    storedName !== undefined && items.length === 0 ? readListPosition(storedName) : null,
  );
  const isRestoring = earlier !== null && page < Math.min(earlier.page, last);
  /** Scroll offset when the stored pages began to load again; null if there are none. */
  const initialTop = useRef<number | null>(null);

  async function load() {
    if (state === "loading") return;
    setState("loading");
    const loaded = await onLoad(page + 1).catch(() => null);
    if (loaded === null) {
      showErrorToast(faultMessages.unknown);
      setState("failed");
      return;
    }
    // An entry may have moved to another page in the meantime.
    const listedIds = new Set([...shown, ...items].map(({ id }) => id));
    const added = loaded.filter(({ id }) => !listedIds.has(id));
    if (end.current?.contains(document.activeElement) === true) setFocused(added[0]?.id ?? null);
    setLoaded({ items: [...items, ...added], page: page + 1 });
    setState("idle");
  }

  // Also runs after a navigation that keeps the list, because the new history entry has another key.
  useEffect(() => {
    if (storedName !== undefined && items.length > 0) storeList(storedName, { items, page });
  }, [storedName, items, page]);

  useEffect(() => {
    if (storedName === undefined || items.length === 0) return;
    const store = () => writeListPosition(storedName, { page, top: window.scrollY });
    window.addEventListener("pagehide", store);
    return () => window.removeEventListener("pagehide", store);
  }, [storedName, items, page]);

  useEffect(() => {
    if (isRestoring) {
      initialTop.current ??= window.scrollY;
      if (state !== "idle") return;
      const timer = setTimeout(() => void load());
      return () => clearTimeout(timer);
    }
    if (earlier === null || initialTop.current === null) return;
    // Restores the position unless the visitor has scrolled in the meantime.
    if (Math.abs(window.scrollY - initialTop.current) < SCROLL_TOLERANCE)
      window.scrollTo({ top: earlier.top, behavior: "instant" });
    initialTop.current = null;
  });

  useEffect(() => {
    const element = end.current;
    if (element === null || state !== "idle" || isRestoring) return;
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

function storeList(key: string, loaded: LoadedPages<unknown>): void {
  storedLists.delete(key);
  storedLists.set(key, loaded);
  const [oldest] = storedLists.keys();
  if (storedLists.size > MAXIMUM_STORED && oldest !== undefined) storedLists.delete(oldest);
}

/** Returns the element that scrolls the given one; null if the window does. */
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
