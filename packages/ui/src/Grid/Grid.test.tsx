import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { gaps } from "../Stack/Stack.css.ts";
import * as styles from "./Grid.css.ts";
import { Grid } from "./Grid.tsx";

test("renders a list when `as` is a list element", () => {
  render(
    <Grid as="ul" aria-label="Cars">
      <li>Clio</li>
      <li>Duster</li>
    </Grid>,
  );
  expect(screen.getByRole("list", { name: "Cars" }).children).toHaveLength(2);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Clio", "Duster"]);
});

test.each(["narrow", "medium", "wide"] as const)("a %s column has its own minimum width", (columns) => {
  render(<Grid columns={columns}>content</Grid>);
  expect([...screen.getByText("content").classList]).toEqual([styles.grid, styles.columns[columns], gaps.md]);
  expect(new Set(Object.values(styles.columns)).size).toBe(3);
});

test("uses the gaps of `Stack`, and keeps a class passed by the caller", () => {
  render(
    <Grid gap="xl" className="custom">
      content
    </Grid>,
  );
  expect([...screen.getByText("content").classList]).toEqual([
    styles.grid,
    styles.columns.medium,
    gaps.xl,
    "custom",
  ]);
});
