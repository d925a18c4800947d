import type { ReactNode } from "react";
import { skip } from "./SkipLink.css.ts";

export type SkipLinkProps = {
  /** Id of the element to skip to: the page's `<main tabIndex={-1}>`, or a list below its filters. */
  target: string;
  children: ReactNode;
};

/** A link that is visible only while focused. Skips the header, or the content before a list. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a href={`#${target}`} className={skip}>
      {children}
    </a>
  );
}
