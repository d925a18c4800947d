import { languages } from "@sayara/domain/language/Language";
import { automatedReminders } from "@sayara/domain/notification/AutomatedReminder";
import { bookingNotificationKinds } from "@sayara/domain/notification/NotificationKind";
import { expect, test } from "vitest";
import { renderSms, type SmsEvent } from "./renderSms.ts";

const link = "https://example.tn/booking?b=0b9d5c3e-5d0f-4a3f-9f57-6f3c7d1c2a11";
const events: SmsEvent[] = [
  ...bookingNotificationKinds.map((notification) => ({ notification, reference: "SY-7K3Q9D" })),
  { debt: "RC-2026-00042", outstanding: 12_345.67, currency: "TND" },
  ...automatedReminders.flatMap((reminder) => [1, 3].map((number) => ({ reminder, number }))),
];

test.each(languages)(
  "every SMS in %s is one line with the site's name and its link, in at most three parts",
  (language) => {
    for (const event of events) {
      const text = renderSms({ language, event, link });
      expect(text).toMatch(/^(Sayara|\u2068Sayara\u2069)\u00a0?: \S/);
      expect(text.endsWith(` ${link}`)).toBe(true);
      expect(text).not.toMatch(/[{}\n]|sms\.|notification\./);
      // Three parts of 67 characters, the capacity of each part of a long SMS in UCS-2.
      expect(text.length).toBeLessThan(201);
    }
  },
);

test("an administrator's message follows the site's name in one line, without a link", () => {
  const event = { message: "Votre caution est libérée.\r\nMerci {name} !" };
  expect(renderSms({ language: "fr", event, link: null })).toBe(
    "Sayara\u00a0: Votre caution est libérée. Merci {name} !",
  );
});

test("states the number of waiting requests", () => {
  const event = { reminder: "supplier_pending_booking", number: 3 } as const;
  expect(renderSms({ language: "fr", event, link })).toContain("3 demandes");
  expect(renderSms({ language: "en", event: { ...event, number: 1 }, link })).toContain(
    "A booking request waits",
  );
});

test("rejects links that are not http(s), and removes line breaks", () => {
  const event = { notification: "booking_cancelled", reference: "SY-1\r\nEvil" } as const;
  expect(renderSms({ language: "en", event, link })).not.toMatch(/[\r\n]/);
  expect(() => renderSms({ language: "en", event, link: "javascript:alert(1)" })).toThrow(RangeError);
});
