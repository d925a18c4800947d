import type { FocusEvent } from "react";

/** The element of the page that had the focus last, and the link after it in its list. */
let last: { element: Element; next: Element | null | undefined } | null = null;

/** Keeps the focused element, for `moveLostFocus`. */
export function noteFocus({ target }: FocusEvent): void {
  last = { element: target, next: target.closest("li")?.nextElementSibling?.querySelector("a") };
}

/** Moves the focus of a removed element to the link after it, such as the next filter's, else to the title. */
export function moveLostFocus(title: HTMLElement | null): void {
  // The body has the focus then, or after a change of the path the main content.
  if (last === null || last.element.isConnected || !document.activeElement?.contains(title)) return;
  const { next } = last;
  last = null;
  const place = next?.isConnected ? next : title;
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}
