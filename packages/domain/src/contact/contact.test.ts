import * as v from "valibot";
import { expect, test } from "vitest";
import { CaptchaToken } from "../validation/CaptchaToken.ts";
import { refusalFields } from "../validation/validationFailures.ts";
import { ContactForm } from "./ContactForm.ts";
import { ContactMessage } from "./ContactMessage.ts";

const message = { from: "a@b.tn", subject: "Hello", message: "Two\nlines", language: "en" };

test("[VA22] requires sender, subject and text, and returns only the message", () => {
  expect(v.parse(ContactForm, { ...message, captcha: true })).toEqual(message);
  const emptyInput = { from: "", subject: " ", message: "", language: "en", captcha: true };
  expect(fieldErrors(ContactForm, emptyInput)).toEqual({
    from: "required",
    subject: "required",
    message: "required",
  });
  expect(fieldErrors(ContactMessage, { ...message, from: "a@b" })).toEqual({ from: "email_invalid" });
});

test("[VA22] rejects a subject with a line break, which could inject a mail header", () => {
  for (const subject of [
    "Hello\r\nBcc: c@d.tn",
    "Hello\nBcc: c@d.tn",
    "Hello\u2028x",
    "Hello\0",
    "\u0007Hello",
  ]) {
    expect(fieldErrors(ContactMessage, { ...message, subject })).toEqual({ subject: "text_invalid" });
  }
});

test("[VA22] limits a subject to 200 characters and a text to 5,000", () => {
  const fieldErrorsOfLengths = (subject: number, text: number) =>
    fieldErrors(ContactMessage, { ...message, subject: "x".repeat(subject), message: "x".repeat(text) });
  expect(fieldErrorsOfLengths(200, 5000)).toEqual({});
  expect(fieldErrorsOfLengths(201, 5001)).toEqual({
    subject: "too_long?max=200",
    message: "too_long?max=5000",
  });
});

test("[VA21] rejects a message without a solved captcha", () => {
  expect(fieldErrors(ContactForm, { ...message, captcha: false })).toEqual({ captcha: "captcha_required" });
  expect(fieldErrors(ContactForm, { ...message, captcha: undefined })).toEqual({
    captcha: "captcha_required",
  });
});

test("[VA21] limits a solved captcha to a text of 8,000 characters", () => {
  expect(v.is(CaptchaToken, "x".repeat(8000))).toBe(true);
  expect(fieldErrors(CaptchaToken, "x".repeat(8001))).toEqual({ "": "too_long?max=8000" });
  expect(fieldErrors(CaptchaToken, 1)).toEqual({ "": "captcha_required" });
});

function fieldErrors(schema: v.GenericSchema, input: unknown): Record<string, string> {
  return refusalFields(v.safeParse(schema, input).issues ?? []);
}
