import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { LinkElementProps } from "../Link/renderLink.ts";
import { Pagination } from "./Pagination.tsx";
import { visiblePages } from "./visiblePages.ts";

const messages = {
  label: "Pages",
  previous: "Previous",
  next: "Next",
  page: (page: number) => `Page ${page}`,
};
const hrefOf = (page: number) => `/search?page=${page}`;

test.each([
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])("on page %i of %i, links to %j", (page, pageCount, pages) => {
  expect(visiblePages({ page, pageCount })).toEqual(pages);
});

test("consists of links, with the current page marked", () => {
  render(<Pagination page={2} pageCount={3} hrefOf={hrefOf} messages={messages} />);
  expect(screen.getByRole("link", { name: "Next" }).getAttribute("href")).toBe("/search?page=3");
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("2");
});

test("renders nothing for a single page", () => {
  const { container } = render(<Pagination page={1} pageCount={1} hrefOf={hrefOf} messages={messages} />);
  expect(container.innerHTML).toBe("");
});

test("uses a router's links", () => {
  render(
    <Pagination
      page={1}
      pageCount={2}
      hrefOf={hrefOf}
      messages={messages}
      renderLinkTo={(href) => <RouterLink to={href} />}
    />,
  );
  expect(screen.getByRole("link", { name: "Page 2" }).getAttribute("href")).toBe("/routed/search?page=2");
});

function RouterLink({ to, children, ...linkProps }: { to: string } & LinkElementProps) {
  return (
    <a {...linkProps} href={`/routed${to}`}>
      {children}
    </a>
  );
}
