import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CheckIcon } from "../Icon/icons.tsx";
import * as styles from "./Badge.css.ts";
import { Badge } from "./Badge.tsx";

const tones = Object.keys(styles.tones) as (keyof typeof styles.tones)[];

test.each(tones)("says its status in words when its tone is %s", (tone) => {
  render(<Badge tone={tone}>Paid</Badge>);
  const badge = screen.getByText("Paid");
  expect(badge.textContent).toBe("Paid");
  expect(badge.classList).toContain(styles.tones[tone]);
});

test("each tone looks different", () => {
  expect(new Set(Object.values(styles.tones)).size).toBe(tones.length);
});

test("its icon is decoration: the word says the same", () => {
  render(<Badge icon={CheckIcon}>Paid</Badge>);
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByText("Paid").querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});

test("is a fact, not a control, and carries what it is given", () => {
  render(<Badge id="status">Paid</Badge>);
  const badge = screen.getByText("Paid");
  expect(badge.id).toBe("status");
  expect(badge.outerHTML).not.toMatch(/role=|tabindex=/);
});
