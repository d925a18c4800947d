import type { MouseEvent } from "react";

/** The link that was pressed last, and the one after it in its list. */
let pressed: { link: Element; next: Element | null | undefined } | null = null;

/** Keeps the pressed link, for `restoreLostFocus`. */
export function rememberPressedLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("a") : null;
  pressed = link && { link, next: link.closest("li")?.nextElementSibling?.querySelector("a") };
}

/** Moves the focus of a pressed link that is gone to the link after it, such as the next filter's, else to the title. */
export function restoreLostFocus(title: HTMLElement | null): void {
  // The body has the focus then, or after a change of the path the main content.
  if (!pressed || pressed.link.isConnected || !document.activeElement?.contains(title)) return;
  const { next } = pressed;
  pressed = null;
  const place = next?.isConnected ? next : title;
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}
