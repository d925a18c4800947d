import * as v from "valibot";
import { expect, test } from "vitest";
import { refusalFields } from "../validation/validationFailures.ts";
import { ProfileUpdate } from "./ProfileUpdate.ts";

const profileInput = {
  id: "user-1",
  fullName: " Amel Ben Salah ",
  email: "Amel@Example.tn",
  phone: "20 123 456",
  birthDate: "1995-03-04",
  location: " Sousse ",
  bio: "",
};

test("normalizes a profile and omits absent fields", () => {
  expect(v.parse(ProfileUpdate, profileInput)).toEqual({
    ...profileInput,
    fullName: "Amel Ben Salah",
    email: "amel@example.tn",
    phone: "+21620123456",
    location: "Sousse",
  });
  expect(v.parse(ProfileUpdate, { id: "user-1" })).toEqual({ id: "user-1" });
});

test("[VA2] limits a place to 100 characters and a biography to 1,000", () => {
  const fieldErrorsOfLengths = (place: number, bio: number) =>
    fieldErrors({ ...profileInput, location: "x".repeat(place), bio: "x".repeat(bio) });
  expect(fieldErrorsOfLengths(100, 1000)).toEqual({});
  expect(fieldErrorsOfLengths(101, 1001)).toEqual({ location: "too_long?max=100", bio: "too_long?max=1000" });
});

test("[VA1] rejects empty required fields of an account", () => {
  const emptyInput = { ...profileInput, id: "", fullName: "", email: "", phone: "", birthDate: "" };
  expect(fieldErrors(emptyInput)).toEqual({
    id: "invalid",
    fullName: "required",
    email: "required",
    phone: "required",
    birthDate: "required",
  });
});

function fieldErrors(input: unknown): Record<string, string> {
  return refusalFields(v.safeParse(ProfileUpdate, input).issues ?? []);
}
