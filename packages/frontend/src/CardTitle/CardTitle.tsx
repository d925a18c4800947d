import type { SearchState } from "@sayara/domain/search/SearchState";
import { emptySearch } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { createElement, type ReactNode } from "react";
import { Link } from "react-router";
import { coveringLink } from "./CardTitle.css.ts";

interface CardTitleProps {
  level?: 2 | 3;
  /** Search that the card opens, with no other choices. */
  search: Partial<SearchState>;
  className: string;
  children: ReactNode;
}

/** Title of a card. Its link covers the card and opens the results. The card must be positioned. */
export function CardTitle({ level = 3, search, className, children }: CardTitleProps) {
  return createElement(
    `h${level}`,
    { className },
    <Link to={searchUrl({ ...emptySearch, ...search })} className={coveringLink} viewTransition>
      {children}
    </Link>,
  );
}
