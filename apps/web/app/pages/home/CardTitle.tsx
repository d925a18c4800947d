import type { SearchState } from "@sayara/domain/search/SearchState";
import { emptySearch } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { coveringLink } from "./Home.css.ts";

interface CardTitleProps {
  /** What the card searches for; nothing else is chosen. */
  search: Partial<SearchState>;
  className: string;
  children: ReactNode;
}

/** Title of a card of the home page. Its link covers the card and opens the results. */
export function CardTitle({ search, className, children }: CardTitleProps) {
  return (
    <h3 className={className}>
      <Link to={searchUrl({ ...emptySearch, ...search })} className={coveringLink} viewTransition>
        {children}
      </Link>
    </h3>
  );
}
