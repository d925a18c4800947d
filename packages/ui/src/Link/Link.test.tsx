import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LinkButton } from "../LinkButton/LinkButton.tsx";
import { Link } from "./Link.tsx";
import type { LinkElementProps } from "./renderLink.ts";

function RouterLink({ to, children, ...linkProps }: { to: string } & LinkElementProps) {
  return (
    <a {...linkProps} href={`/routed${to}`}>
      {children}
    </a>
  );
}

test("renders a plain link by default", () => {
  render(<Link href="/about">About</Link>);
  expect(screen.getByRole("link", { name: "About" }).getAttribute("href")).toBe("/about");
});

test.each([Link, LinkButton])("passes its text and classes to a router's element", (Component) => {
  render(<Component render={<RouterLink to="/about" />}>About</Component>);
  const link = screen.getByRole("link", { name: "About" });
  expect(link.getAttribute("href")).toBe("/routed/about");
  expect(link.className).not.toBe("");
});
