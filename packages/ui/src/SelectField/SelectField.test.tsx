import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { SelectField } from "./SelectField.tsx";

test("is a native select", async () => {
  const onChange = vi.fn();
  render(
    <SelectField label="Sort by" onChange={onChange}>
      <option value="total">Total</option>
      <option value="rating">Rating</option>
    </SelectField>,
  );
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Rating");
  expect(screen.getByRole("combobox")).toHaveProperty("value", "rating");
  expect(onChange).toHaveBeenCalledOnce();
});
