import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Switch } from "./Switch.tsx";

test("the space bar turns the switch off", async () => {
  render(<Switch defaultChecked>Return to the same place</Switch>);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(screen.getByRole("switch", { name: "Return to the same place" })).toHaveProperty("checked", false);
});
