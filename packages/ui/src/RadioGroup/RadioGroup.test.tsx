import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { RadioGroup } from "./RadioGroup.tsx";

const gearboxes = [
  { value: "manual", label: "Manual", hint: "Cheaper" },
  { value: "automatic", label: "Automatic" },
] as const;

test("is a group named by its question, with nothing selected", () => {
  render(<RadioGroup legend="Gearbox" name="gearbox" options={gearboxes} />);
  expect(screen.getByRole("group", { name: "Gearbox" })).toBeTruthy();
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
});

test("passes the chosen value to onChange", async () => {
  const onChange = vi.fn();
  render(<RadioGroup legend="Gearbox" name="gearbox" options={gearboxes} onChange={onChange} />);
  await userEvent.click(screen.getByRole("radio", { name: "Automatic" }));
  expect(onChange).toHaveBeenCalledWith("automatic");
  expect(screen.getByRole("radio", { name: "Automatic" })).toHaveProperty("checked", true);
});

test("is controlled by `value`", () => {
  const group = (value: "manual" | "automatic") => (
    <RadioGroup legend="Gearbox" name="gearbox" options={gearboxes} value={value} onChange={() => {}} />
  );
  const { rerender } = render(group("manual"));
  rerender(group("automatic"));
  expect(screen.getByRole("radio", { name: "Automatic" })).toHaveProperty("checked", true);
});

test("arrow keys move the selection", async () => {
  render(<RadioGroup legend="Gearbox" name="gearbox" options={gearboxes} defaultValue="manual" />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("radio", { name: "Automatic" })).toHaveProperty("checked", true);
});
