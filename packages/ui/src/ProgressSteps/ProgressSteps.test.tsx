import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ProgressSteps } from "./ProgressSteps.tsx";

const steps = [
  { id: "car", name: "Car" },
  { id: "driver", name: "Driver" },
  { id: "payment", name: "Payment" },
];

test("marks the current step and the finished ones", () => {
  render(<ProgressSteps label="Your booking" steps={steps} current="driver" doneLabel="done" />);
  const items = screen.getAllByRole("listitem");
  expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, "step", null]);
  expect(screen.getAllByRole("img", { name: "done" })).toHaveLength(1);
});
