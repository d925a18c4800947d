import { expect, test } from "vitest";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { checkProfile } from "./checkProfile.ts";
import { profileOf } from "./ProfileValues.ts";

const amel = profileOf(aUser());
const rules = {
  id: "user-1",
  savedValues: amel,
  requiresPassword: false,
  today: "2026-12-01",
  minimumAge: 21,
} as const;

test("an unchanged profile is ready to send", () => {
  expect(checkProfile(amel, rules).ready).toMatchObject({
    id: "user-1",
    fullName: "Amel Ben Salah",
    bio: "",
  });
});

test("phone and date of birth may stay empty if the account has none", () => {
  const social = { ...amel, phone: "", birthDate: "" };
  const { ready } = checkProfile(social, { ...rules, savedValues: social });
  expect(ready).not.toBeNull();
  expect(ready).not.toHaveProperty("phone");
});

test.each([
  ["fullName", "", "required"],
  ["email", "amel", "email_invalid"],
  ["phone", "", "required"],
  ["birthDate", "", "required"],
  ["phone", "1", "phone_invalid"],
  ["birthDate", "2015-1-1", "too_young?age=21"],
  ["bio", "x".repeat(1001), "too_long?max=1000"],
])("%s %j is reported as %s", (name, value, message) => {
  expect(checkProfile({ ...amel, [name]: value }, rules).errors).toMatchObject({ [name]: message });
});

test("only a new address requires the current password", () => {
  const withNewEmail = { ...amel, email: "amel.new@example.tn" };
  expect(checkProfile(withNewEmail, { ...rules, requiresPassword: true }).errors).toEqual({
    password: "required",
  });
  const ready = checkProfile(
    { ...withNewEmail, password: "sidi bou said" },
    { ...rules, requiresPassword: true },
  ).ready;
  expect(ready).toMatchObject({ email: "amel.new@example.tn", password: "sidi bou said" });
  expect(checkProfile({ ...amel, password: "typed" }, rules).ready).not.toHaveProperty("password");
});
