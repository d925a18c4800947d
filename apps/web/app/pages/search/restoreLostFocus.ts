import type { MouseEvent } from "react";

/** The last pressed link, and the next link in its list. */
let pressedLink: { link: Element; next: Element | null | undefined } | null = null;

/** Remembers the pressed link for `restoreLostFocus`. */
export function rememberPressedLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("a") : null;
  pressedLink = link && { link, next: link.closest("li")?.nextElementSibling?.querySelector("a") };
}

/**
 * If the pressed link has been removed, moves the focus to the next link in its list, for example the next
 * active filter, or to the title if there is none.
 */
export function restoreLostFocus(title: HTMLElement | null): void {
  // After the removal of a focused link the focus is on the body, or on the main content after a navigation.
  if (!pressedLink || pressedLink.link.isConnected || !document.activeElement?.contains(title)) return;
  const { next } = pressedLink;
  pressedLink = null;
  const target = next?.isConnected ? next : title;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
