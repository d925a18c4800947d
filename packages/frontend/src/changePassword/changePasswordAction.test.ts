import { expect, test } from "vitest";
import { emptyChangePassword } from "./ChangePasswordValues.ts";
import { checkChangePassword } from "./changePasswordAction.ts";

const values = { current: "old one", password: "new one", confirmation: "new one" };

test("the current password is sent with the new one", () => {
  expect(checkChangePassword(values, { hasPassword: true }).ready).toEqual({
    password: "old one",
    newPassword: "new one",
  });
});

test("an account without a password needs only the new one", () => {
  expect(checkChangePassword({ ...values, current: "" }, { hasPassword: false }).ready).toEqual({
    newPassword: "new one",
  });
});

test("every empty field has an error", () => {
  expect(checkChangePassword(emptyChangePassword, { hasPassword: true }).errors).toEqual({
    current: "required",
    password: "required",
    confirmation: "required",
  });
});
