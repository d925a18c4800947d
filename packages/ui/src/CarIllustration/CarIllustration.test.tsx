import { carBodies } from "@sayara/domain/car/CarBody";
import { carColors } from "@sayara/domain/car/CarColor";
import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as styles from "./CarIllustration.css.ts";
import { CarIllustration } from "./CarIllustration.tsx";

test("every body of the domain has a drawing of its own, in every colour of the domain", () => {
  const drawings = carBodies.flatMap((body) =>
    carColors.map((color) => renderToStaticMarkup(<CarIllustration body={body} color={color} />)),
  );
  expect(new Set(drawings).size).toBe(carBodies.length * carColors.length);
});

test.each(carBodies)("a %s is painted and stands on two wheels", (body) => {
  const { container } = render(<CarIllustration body={body} color="red" />);
  expect(container.getElementsByClassName(styles.fills.body).length).toBeGreaterThan(0);
  expect(container.querySelectorAll("g")).toHaveLength(2);
  expect(container.querySelector("svg")?.outerHTML).not.toMatch(/NaN|undefined/);
});

test.each(carColors)("a %s car wears its own paint", (color) => {
  const { container } = render(<CarIllustration body="suv" color={color} />);
  expect(container.querySelector("svg")?.classList).toContain(styles.colours[color]);
});

test.each(carBodies)("a %s is heard by its label", (body) => {
  render(<CarIllustration body={body} color="white" label="White car" />);
  expect(screen.getByRole("img", { name: "White car" }).getAttribute("aria-hidden")).toBeNull();
});

test.each(carBodies)("a %s without a label is decoration", (body) => {
  const { container } = render(<CarIllustration body={body} color="white" />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});
