import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import * as styles from "./Stack.css.ts";
import { Stack } from "./Stack.tsx";

const gaps = Object.keys(styles.gaps) as (keyof typeof styles.gaps)[];

test.each([
  ["ul", "list"],
  ["section", "region"],
  ["nav", "navigation"],
  ["form", "form"],
  ["main", "main"],
] as const)("as %s, is a %s with its accessible name", (as, role) => {
  render(<Stack as={as} aria-label="Facts" />);
  expect(screen.getByRole(role, { name: "Facts" }).localName).toBe(as);
});

test("as a form, can be submitted", () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <Stack as="form" onSubmit={onSubmit}>
      <button type="submit">Send</button>
    </Stack>,
  );
  screen.getByRole("button").click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test.each(gaps)("accepts the gap %s by name", (gap) => {
  render(<Stack gap={gap}>content</Stack>);
  expect(screen.getByText("content").classList).toContain(styles.gaps[gap]);
});

test("has the medium gap and stretches its children by default", () => {
  render(
    <>
      <Stack>default</Stack>
      <Stack align="center" className="custom">
        centred
      </Stack>
    </>,
  );
  const classesOf = (text: string) => [...screen.getByText(text).classList];
  expect(classesOf("default")).toEqual([styles.stack, styles.gaps.md, styles.aligns.stretch]);
  expect(classesOf("centred")).toEqual([styles.stack, styles.gaps.md, styles.aligns.center, "custom"]);
});
