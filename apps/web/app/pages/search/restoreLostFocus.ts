import type { MouseEvent } from "react";

/** The last pressed link, and the next one in its list. */
let pressed: { link: Element; next: Element | null | undefined } | null = null;

/** Remembers the pressed link for `restoreLostFocus`. */
export function rememberPressedLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("a") : null;
  pressed = link && { link, next: link.closest("li")?.nextElementSibling?.querySelector("a") };
}

/**
 * If the pressed link is gone, moves the focus to the next link in its list, such as the next filter's, or else to the
 * title.
 */
export function restoreLostFocus(title: HTMLElement | null): void {
  // The focus is then on the body, or on the main content after a change of the path.
  if (!pressed || pressed.link.isConnected || !document.activeElement?.contains(title)) return;
  const { next } = pressed;
  pressed = null;
  const place = next?.isConnected ? next : title;
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}
