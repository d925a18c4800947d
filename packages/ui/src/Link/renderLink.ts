import { cloneElement, createElement, type ComponentProps, type ReactElement, type ReactNode } from "react";

/** What a link element must accept to stand in for `<a>`. */
export type LinkSlot = { className?: string; children?: ReactNode };

/**
 * The link's own element (a router's `<Link to="…" />`), without words or classes: those are filled in.
 * Without it a plain `<a href>` is made.
 */
export type RenderedLink = { render?: ReactElement<LinkSlot> | undefined };

/** A link as the router's own element where one was given, else as `a`. */
export function renderLink(
  render: ReactElement<LinkSlot> | undefined,
  { className, children, ...anchor }: ComponentProps<"a"> & { className: string },
): ReactElement {
  if (render) return cloneElement(render, { ...anchor, className }, children);
  return createElement("a", { ...anchor, className }, children);
}
