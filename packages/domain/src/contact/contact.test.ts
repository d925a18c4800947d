import * as v from "valibot";
import { expect, test } from "vitest";
import { CaptchaToken } from "../validation/CaptchaToken.ts";
import { refusalFields } from "../validation/validationFailures.ts";
import { ContactForm } from "./ContactForm.ts";
import { ContactMessage } from "./ContactMessage.ts";

const message = { from: "a@b.tn", subject: "Hello", message: "Two\nlines", language: "en" };

test("[VA22] sender, subject and text are required, and parsing returns the message alone", () => {
  expect(v.parse(ContactForm, { ...message, captcha: true })).toEqual(message);
  const empty = { from: "", subject: " ", message: "", language: "en", captcha: true };
  expect(fields(ContactForm, empty)).toEqual({ from: "required", subject: "required", message: "required" });
  expect(fields(ContactMessage, { ...message, from: "a@b" })).toEqual({ from: "email_invalid" });
});

test("[VA22] a subject with a line break, which could inject a mail header, is refused", () => {
  for (const subject of [
    "Hello\r\nBcc: c@d.tn",
    "Hello\nBcc: c@d.tn",
    "Hello\u2028x",
    "Hello\0",
    "\u0007Hello",
  ]) {
    expect(fields(ContactMessage, { ...message, subject })).toEqual({ subject: "text_invalid" });
  }
});

test("[VA22] a subject has at most 200 characters, a text 5,000", () => {
  const texts = (subject: number, text: number) =>
    fields(ContactMessage, { ...message, subject: "x".repeat(subject), message: "x".repeat(text) });
  expect(texts(200, 5000)).toEqual({});
  expect(texts(201, 5001)).toEqual({ subject: "too_long?max=200", message: "too_long?max=5000" });
});

test("[VA21] a message without a solved captcha is refused", () => {
  expect(fields(ContactForm, { ...message, captcha: false })).toEqual({ captcha: "captcha_required" });
  expect(fields(ContactForm, { ...message, captcha: undefined })).toEqual({ captcha: "captcha_required" });
});

test("[VA21] a solved captcha is a text of at most 8,000 characters", () => {
  expect(v.is(CaptchaToken, "x".repeat(8000))).toBe(true);
  expect(fields(CaptchaToken, "x".repeat(8001))).toEqual({ "": "too_long?max=8000" });
  expect(fields(CaptchaToken, 1)).toEqual({ "": "captcha_required" });
});

function fields(schema: v.GenericSchema, input: unknown): Record<string, string> {
  return refusalFields(v.safeParse(schema, input).issues ?? []);
}
