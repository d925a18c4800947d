import { carBodies } from "@sayara/domain/car/CarBody";
import { carColors } from "@sayara/domain/car/CarColor";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import * as styles from "./CarIllustration.css.ts";
import { CarIllustration } from "./CarIllustration.tsx";

test.each(carBodies)("a %s references its symbol in the shared file and contains no shapes", (body) => {
  const { container } = render(<CarIllustration body={body} color="red" />);
  expect(container.querySelector("use")?.getAttribute("href")).toMatch(new RegExp(`Cars\\.svg.*#${body}$`));
  expect(container.querySelectorAll("path")).toHaveLength(0);
});

test("common bodies are in one file, other bodies in another", () => {
  const fileOf = (body: (typeof carBodies)[number]) =>
    render(<CarIllustration body={body} color="red" />)
      .container.querySelector("use")
      ?.getAttribute("href")
      ?.split("#")[0];
  expect(fileOf("supermini")).toBe(fileOf("cityCar"));
  expect(fileOf("pickup")).not.toBe(fileOf("cityCar"));
});

test.each(carColors)("a %s car has the class of its colour", (color) => {
  const { container } = render(<CarIllustration body="suv" color={color} />);
  expect(container.querySelector("svg")?.classList).toContain(styles.colours[color]);
});

test.each(carBodies)("a %s has its label as accessible name", (body) => {
  render(<CarIllustration body={body} color="white" label="White car" />);
  expect(screen.getByRole("img", { name: "White car" }).getAttribute("aria-hidden")).toBeNull();
});

test.each(carBodies)("a %s without a label is decorative", (body) => {
  const { container } = render(<CarIllustration body={body} color="white" />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});
