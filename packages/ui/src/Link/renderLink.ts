import { cloneElement, createElement, type ComponentProps, type ReactElement, type ReactNode } from "react";

/** Props that an element must accept to replace `<a>`. */
export type LinkElementProps = { className?: string; children?: ReactNode };

/**
 * A router's link element (`<Link to="…" />`) without text or classes, which the component adds. Without it, renders a
 * plain `<a href>`.
 */
export type LinkRenderProps = { render?: ReactElement<LinkElementProps> | undefined };

/** Renders the given element as the link, or an `<a>` without one. */
export function renderLink(
  render: ReactElement<LinkElementProps> | undefined,
  { className, children, ...anchor }: ComponentProps<"a"> & { className: string },
): ReactElement {
  if (render) return cloneElement(render, { ...anchor, className }, children);
  return createElement("a", { ...anchor, className }, children);
}
