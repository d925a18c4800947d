import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, test } from "vitest";
import * as styles from "./Card.css.ts";
import { Card } from "./Card.tsx";

test("renders the given element with its name and its ref", () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <Card as="article" aria-label="Renault Clio" ref={ref}>
      5 seats
    </Card>,
  );
  const card = screen.getByRole("article", { name: "Renault Clio" });
  expect(card.textContent).toBe("5 seats");
  expect(ref.current).toBe(card);
});

test("has no role, because users press the link inside", () => {
  render(
    <Card pressable>
      <a href="/car/clio">Renault Clio</a>
    </Card>,
  );
  const link = screen.getByRole("link");
  expect(link.parentElement?.outerHTML).not.toMatch(/role=|tabindex=/);
  expect(link.parentElement?.classList).toContain(styles.pressable);
});

test.each([
  [{ chosen: true }, styles.chosen],
  [{ floating: true }, styles.floating],
  [{ padding: "none" }, styles.paddings.none],
] as const)("has a class for %j only when set", (state, className) => {
  render(
    <>
      <Card {...state}>styled</Card>
      <Card>plain</Card>
    </>,
  );
  expect(screen.getByText("styled").classList).toContain(className);
  expect(screen.getByText("plain").classList).not.toContain(className);
});

test("keeps a class passed by the caller", () => {
  render(<Card className="wide">5 seats</Card>);
  expect([...screen.getByText("5 seats").classList]).toEqual(expect.arrayContaining([styles.card, "wide"]));
});
