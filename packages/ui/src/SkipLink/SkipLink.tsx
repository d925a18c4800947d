import type { ReactNode } from "react";
import { skip } from "./SkipLink.css.ts";

export type SkipLinkProps = {
  /** Id of the page's `<main tabIndex={-1}>`. */
  target: string;
  children: ReactNode;
};

/** The first link in the tab order: skips the header. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a href={`#${target}`} className={skip}>
      {children}
    </a>
  );
}
