import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CheckIcon } from "../Icon/icons.tsx";
import * as styles from "./Badge.css.ts";
import { Badge } from "./Badge.tsx";

const tones = Object.keys(styles.tones) as (keyof typeof styles.tones)[];

test.each(tones)("shows its status as text in the tone %s", (tone) => {
  const { container } = render(<Badge tone={tone}>Paid</Badge>);
  const badge = container.firstElementChild;
  expect(badge?.textContent).toBe("Paid");
  expect(badge?.classList).toContain(styles.tones[tone]);
});

test("each tone has its own class", () => {
  expect(new Set(Object.values(styles.tones)).size).toBe(tones.length);
});

test("its icon is hidden from screen readers", () => {
  const { container } = render(<Badge icon={CheckIcon}>Paid</Badge>);
  expect(screen.queryByRole("img")).toBeNull();
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});

test("is not focusable, and passes its props to its element", () => {
  const { container } = render(<Badge id="status">Paid</Badge>);
  const badge = container.firstElementChild;
  expect(badge?.id).toBe("status");
  expect(badge?.outerHTML).not.toMatch(/role=|tabindex=/);
});
