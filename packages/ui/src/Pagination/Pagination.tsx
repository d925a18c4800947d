import type { ReactElement } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { NextIcon, PreviousIcon } from "../Icon/icons.tsx";
import { renderLink, type LinkElementProps } from "../Link/renderLink.ts";
import { visiblePages } from "./visiblePages.ts";
import * as styles from "./Pagination.css.ts";

export type PaginationProps = {
  /** The current page, counted from 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** Returns the router's link for a URL. Without it, renders a plain `<a>`. */
  renderLinkTo?: ((href: string) => ReactElement<LinkElementProps>) | undefined;
  messages: { label: string; previous: string; next: string; page: (page: number) => string };
};

/** Links to the pages of a list. Works without JavaScript. Renders nothing for a single page. */
export function Pagination({ page, pageCount, hrefOf, renderLinkTo, messages }: PaginationProps) {
  if (pageCount <= 1) return null;

  function renderPageLink(
    target: number,
    link: { "aria-label": string; children: LinkElementProps["children"]; rel?: string },
  ) {
    const href = hrefOf(target);
    return renderLink(renderLinkTo?.(href), {
      ...link,
      ...(renderLinkTo ? {} : { href }),
      className: styles.page,
      ...(target === page ? { "aria-current": "page" as const } : {}),
    });
  }

  return (
    <nav aria-label={messages.label}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            {renderPageLink(page - 1, {
              "aria-label": messages.previous,
              rel: "prev",
              children: <Icon picture={PreviousIcon} />,
            })}
          </li>
        )}
        {visiblePages({ page, pageCount }).map((target, index) =>
          target === null ? (
            <li key={index === 1 ? "gap-before" : "gap-after"} className={styles.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={target}>
              {renderPageLink(target, { "aria-label": messages.page(target), children: target })}
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            {renderPageLink(page + 1, {
              "aria-label": messages.next,
              rel: "next",
              children: <Icon picture={NextIcon} />,
            })}
          </li>
        )}
      </ul>
    </nav>
  );
}
