import { rowStep } from "@sayara/ui/theme/readingDirection";
import { type RefObject, useEffect, useRef } from "react";

function targetOf(key: string, from: number, count: number): number {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = rowStep(key);
  return step === 0 ? -1 : from + step;
}

/**
 * Makes the links of a list a single Tab stop: the marked link, or the first link if none is marked. Arrow
 * keys, Home and End move between the links. Without JavaScript each link is a Tab stop.
 */
export function useOneTabStop(): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  // Runs after each render: the links change with the days, and the list may be missing at first.
  useEffect(() => {
    const links = linksOf(list.current);
    const stop = links.find((link) => link === document.activeElement) ?? links.find(isMarked) ?? links[0];
    for (const link of links) link.tabIndex = link === stop ? 0 : -1;
    const { current } = list;
    const move = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const from = links.findIndex((link) => link === document.activeElement);
      const target = from === -1 ? undefined : links[targetOf(event.key, from, links.length)];
      if (target === undefined) return;
      event.preventDefault();
      for (const link of links) link.tabIndex = link === target ? 0 : -1;
      target.focus();
    };
    current?.addEventListener("keydown", move);
    return () => current?.removeEventListener("keydown", move);
  });
  return list;
}

function linksOf(list: HTMLElement | null): HTMLAnchorElement[] {
  return Array.from(list?.querySelectorAll("a") ?? []);
}

function isMarked(link: HTMLAnchorElement): boolean {
  return link.ariaCurrent !== null || link.hasAttribute("aria-current");
}
