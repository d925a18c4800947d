import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { PasswordField } from "./PasswordField.tsx";

const messages = { show: "Show", hide: "Hide" };

test("shows the password on request and hides it again", async () => {
  render(<PasswordField label="Password" autoComplete="current-password" toggleMessages={messages} />);
  const field = screen.getByLabelText("Password");
  await userEvent.type(field, "jasmin");
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(field).toMatchObject({ type: "text", value: "jasmin" });
  await userEvent.click(screen.getByRole("button", { name: "Hide" }));
  expect(field).toMatchObject({ type: "password", value: "jasmin" });
});

test("allows pasting", async () => {
  render(<PasswordField label="Password" autoComplete="new-password" toggleMessages={messages} />);
  await userEvent.click(screen.getByLabelText("Password"));
  await userEvent.paste("jasmin");
  expect(screen.getByLabelText("Password")).toHaveProperty("value", "jasmin");
});
