import { languages } from "@sayara/domain/language/Language";
import { directionOf } from "@sayara/domain/language/directionOf";
import { inAllLanguages } from "@sayara/domain/language/inAllLanguages";
import { automatedReminders } from "@sayara/domain/notification/AutomatedReminder";
import { bookingNotificationKinds } from "@sayara/domain/notification/NotificationKind";
import { describe, expect, test } from "vitest";
import type { MailData, MailKind } from "./MailData.ts";
import { renderMail } from "./renderMail.ts";
import { sampleMailData } from "./sampleMailData.ts";

const kinds = Object.keys(sampleMailData) as MailKind[];
const cases = kinds.flatMap((kind) => languages.map((language) => ({ kind, language })));

describe.each(cases)("$kind in $language", ({ kind, language }) => {
  test("renders every part and leaves no placeholder unfilled", () => {
    const mail = renderMail({ kind, language, data: sampleMailData[kind] });
    expect(mail.subject).not.toBe("");
    for (const part of [mail.subject, mail.text, mail.html.replace(/<style>.*<\/style>/, "")]) {
      expect(part).not.toMatch(/\{|undefined|\[object|mail\.\w+/);
    }
    expect(mail.html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
  });

  test("is well-formed HTML that shows the data as text, even if it contains markup", () => {
    const markup = `<script>alert("1")</script>&'"><img src=x onerror=alert(1)>`;
    const { html, text } = renderMail({ kind, language, data: withTexts(sampleMailData[kind], markup) });
    expect(unbalancedTags(html)).toEqual([]);
    expect(html).not.toMatch(/<script|<img src=x|onerror=alert\(1\)>/);
    expect(html).toContain("&lt;script&gt;");
    expect(text).toContain(markup);
  });

  test("has a single-line subject, even when Lingui unescapes a name", () => {
    for (const injected of [
      "a\r\nBcc: b@example.com",
      "a\\u000d\\u000aBcc: b@example.com",
      "a\\x0aBcc: b",
      "a\u2028b",
    ]) {
      const { subject, html } = renderMail({
        kind,
        language,
        data: withTexts(sampleMailData[kind], injected),
      });
      expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect(html).toContain("<title>");
    }
    const { html } = renderMail({
      kind,
      language,
      data: withTexts(sampleMailData[kind], "\\x3cscript\\x3e"),
    });
    expect(html).not.toContain("<script>");
  });
});

test("[FE2] a booking's fees are listed with their prices in the recipient's language", () => {
  const fees = [
    { kind: "airport", price: 30 },
    { kind: "outsideHours", price: 25 },
  ] as const;
  const { booking, ...requested } = sampleMailData.bookingRequested;
  const data = { ...requested, booking: { ...booking, fees: [...fees] } };
  const factOf = (language: "fr" | "en") =>
    renderMail({ kind: "bookingRequested", language, data }).text.replaceAll(/\s/gu, " ");
  expect(factOf("fr")).toContain("Frais d’aéroport 30 DT, En dehors des horaires d’ouverture 25 DT");
  expect(factOf("en")).toContain("Airport fee 30 TND, Outside opening hours 25 TND");
});

test("[EX1] a booking's extras are listed in the recipient's language, as are those that a new car lacks", () => {
  const name = inAllLanguages({ fr: "Siège enfant", en: "Child seat", es: "Silla infantil" });
  const { booking, ...requested } = sampleMailData.bookingRequested;
  const data = { ...requested, booking: { ...booking, extras: [{ name, count: 2 }] } };
  expect(renderMail({ kind: "bookingRequested", language: "fr", data }).text).toContain("2 × Siège enfant");
  expect(renderMail({ kind: "bookingRequested", language: "es", data }).text).toContain("2 × Silla infantil");
  const moved = { ...sampleMailData.bookingMoved, missingOptions: [], missingExtras: [name] };
  expect(renderMail({ kind: "bookingMoved", language: "en", data: moved }).text).toContain(
    "The new car does not have: Child seat.",
  );
});

test("writes times in the marketplace's zone and prices in the language's format", () => {
  const mail = renderMail({
    kind: "bookingRequested",
    language: "fr",
    data: sampleMailData.bookingRequested,
  });
  expect(mail.subject).toBe("À confirmer avant le 27 nov. 2026 à 13:30\u00a0: Kia Picanto");
  expect(mail.text).toContain("Départ\u00a0: Tunis-Carthage, mar. 1er déc. 2026 à 10:00");
  expect(mail.text).toContain("Total\u00a0: 1\u00a0234,50\u00a0DT");
});

test.each(kinds.filter((kind) => /"(driver|supplier)Phone":/.test(JSON.stringify(sampleMailData[kind]))))(
  "the digits of phone numbers are grouped in %s",
  (kind) => {
    for (const language of languages) {
      const { text, html } = renderMail({ kind, language, data: sampleMailData[kind] });
      for (const part of [text, html]) {
        expect(part).toMatch(/\+216\u00a0\d{2}\u00a0\d{3}\u00a0\d{3}/);
        expect(part).not.toMatch(/\+216\d/);
      }
    }
  },
);

test.each(kinds.filter((kind) => "cancelTerms" in sampleMailData[kind]))(
  "%s has the meeting place, the cancellation terms in one sentence, the car's photo, and whom to contact",
  (kind) => {
    const expectedTexts = {
      fr: [
        /Lieu de rendez-vous\u00a0: Hall des arrivées/,
        /Jusqu’au .* remboursé, .* 50\u00a0DT .* rien\./,
        /Appelez Jasmin Auto/,
      ],
      en: [
        /Meeting place: Hall des arrivées/,
        /Until .* given back, .* 50\u00a0TND .* nothing\./,
        /Call Jasmin Auto/,
      ],
      es: [
        /Punto de encuentro: Hall des arrivées/,
        /Hasta el .* devuelve .* 50\u00a0TND .* nada\./,
        /Llame a Jasmin Auto/,
      ],
      ar: [
        /مكان اللقاء: \u2068Hall des arrivées/,
        /حتى .* كل ما دفعته، .*\u206850\u00a0د\.ت\u2069.*لا شيء\./,
        /اتصل بوكالة \u2068Jasmin Auto\u2069/,
      ],
    };
    for (const language of languages) {
      const { text, html } = renderMail({ kind, language, data: sampleMailData[kind] });
      for (const fact of expectedTexts[language]) expect(text).toMatch(fact);
      expect(text).toMatch(/https:\/\/wa\.me\/21671000111\?text=\S*SY-7K3Q9D\n/);
      expect(text).toContain("https://www.openstreetmap.org/?mlat=36.851&mlon=10.227#map=15/36.851/10.227\n");
      expect(html).toMatch(
        /<img src="http:\/\/localhost:4000\/pictures\/\w+\.webp" alt="Kia Picanto" width="300"/,
      );
    }
  },
);

test("the cancellation terms depend on the option, its fee and what is paid", () => {
  const renderText = (changes: Partial<NonNullable<MailData["bookingConfirmed"]["cancelTerms"]>>) => {
    const { cancelTerms, ...data } = sampleMailData.bookingConfirmed;
    if (cancelTerms === undefined) throw new Error("no terms");
    const terms = { ...cancelTerms, ...changes };
    return renderMail({ kind: "bookingConfirmed", language: "en", data: { ...data, cancelTerms: terms } })
      .text;
  };
  expect(renderText({ hasPaid: false })).toContain("it costs you nothing");
  expect(renderText({ fee: null })).toContain("the agency decides what it gives back");
  expect(renderText({ until: null })).toContain("up to half of the rental is given back");
  expect(renderText({ fee: 0 })).toContain("all that you paid is given back; then");
  expect(renderText({ fee: 50 })).toContain("except the 50\u00a0TND of the cancellation option");
});

test("an Arabic email runs from right to left, with isolated values and unchanged links", () => {
  const data = sampleMailData.bookingRequested;
  const { subject, text, html } = renderMail({ kind: "bookingRequested", language: "ar", data });
  expect(subject).toContain("\u2068Kia Picanto\u2069");
  expect(text).toContain("المجموع: \u20681\u00a0234,50\u00a0د.ت\u2069");
  expect(text).toContain(
    "\u2068\u200f\u2068Tunis-Carthage\u2069، \u2068الثلاثاء 1 ديسمبر 2026 على الساعة 10:00\u2069",
  );
  for (const [, address = ""] of html.matchAll(/(?:href|src)="([^"]*)"/g))
    expect(address).not.toMatch(/[\u2066-\u2069]|%E2%81%A[6-9]/);
  for (const line of text.split("\n").filter((part) => part.includes("://")))
    expect(line).toMatch(/^https?:\/\/[\x20-\x7e]+$/);
  const withWhatsApp = renderMail({
    kind: "bookingConfirmed",
    language: "ar",
    data: sampleMailData.bookingConfirmed,
  });
  // A Latin word at the start of the line would reverse its direction.
  expect(withWhatsApp.text).toContain("\n\u200fWhatsApp: ");
  expect(html).toContain(`<table class="page" role="presentation" lang="ar" dir="rtl"`);
  expect(html).not.toMatch(/align="left"|text-align:left|border-left/);
  expect(renderMail({ kind: "bookingRequested", language: "fr", data }).html).not.toMatch(/="right"|:right/);
});

test("an email mentions exactly the files attached to it", () => {
  const renderText = (attachments: ("voucher" | "calendar")[]) =>
    renderMail({
      kind: "bookingConfirmed",
      language: "en",
      data: sampleMailData.bookingConfirmed,
      attachments,
    }).text;
  expect(renderText(["voucher", "calendar"])).toMatch(/voucher is attached[^]*2 hours before/);
  expect(renderText(["calendar"])).not.toContain("voucher is attached");
  expect(renderText([])).not.toContain("attached");
});

test("[NO9] the email about a lapsed request lists other cars with totals and links", () => {
  const data = sampleMailData.requestLapsed;
  const { text } = renderMail({ kind: "requestLapsed", language: "en", data });
  expect(text).toContain("Hyundai i10 · Caroubier Auto: 1,234.50\u00a0TND, the same price");
  expect(text).toContain("Fiat Panda · Le Figuier Mobile: 1,200\u00a0TND, 34.50\u00a0TND less");
  expect(text).toContain(`See Fiat Panda, Le Figuier Mobile:\n${data.link}`);
  const withoutCars = { driverName: data.driverName, booking: data.booking, link: data.link };
  expect(renderMail({ kind: "requestLapsed", language: "en", data: withoutCars }).text).not.toContain(
    "are free",
  );
});

test("a driver who cannot sign in sets a password before reviewing", () => {
  const { password: _password, ...dataWithoutPassword } = sampleMailData.reviewInvitation;
  const renderText = (data: MailData["reviewInvitation"]) =>
    renderMail({ kind: "reviewInvitation", language: "en", data }).text;
  expect(renderText(sampleMailData.reviewInvitation)).toContain(
    "Choose a password:\nhttp://localhost:3000/activate",
  );
  expect(renderText(dataWithoutPassword)).toContain("Write a review:\nhttp://localhost:3000/review");
});

test.each(kinds.filter((kind) => "plan" in sampleMailData[kind]))(
  "%s has the conditions to prepare for: total, deposit, maximum excess and minimum age",
  (kind) => {
    const { text, html } = renderMail({ kind, language: "en", data: sampleMailData[kind] });
    for (const part of [text, html]) {
      for (const fact of ["Total", "Security deposit held", "Maximum excess", "Minimum age"])
        expect(part).toContain(fact);
    }
  },
);

test("accepts another zone and another brand", () => {
  const data = sampleMailData.passwordReset;
  const mail = renderMail({
    kind: "passwordReset",
    language: "en",
    data,
    timeZone: "UTC",
    brand: "Carthago",
  });
  expect(mail.subject).toBe("Reset your Carthago password");
  expect(mail.text).toContain("until 28 Nov 2026, 10:30.");
});

test.each(["javascript:alert(1)", "data:text/html,x", "/activate", "", "http://"])(
  "rejects %j as a button's link",
  (link) => {
    const data = { ...sampleMailData.passwordReset, link };
    expect(() => renderMail({ kind: "passwordReset", language: "en", data })).toThrow(RangeError);
  },
);

test.each(bookingNotificationKinds)("the notification email %s has its message in each language", (event) => {
  for (const language of languages) {
    const data = { ...sampleMailData.notification, event };
    const { subject, text } = renderMail({ kind: "notification", language, data });
    expect(subject).toContain("SY-7K3Q9D");
    expect(text.split("\n")[0]).toMatch(/SY-7K3Q9D.*[.:]/);
    expect(text).not.toContain("notification.");
  }
});

test.each(automatedReminders)("the reminder email %s has its message in each language", (reminder) => {
  const subjects = languages.map((language) => {
    const data = { ...sampleMailData.reminder, reminder };
    const { subject, text } = renderMail({ kind: "reminder", language, data });
    expect(text).not.toMatch(/mail\.reminder|[{}#]/);
    return subject;
  });
  expect(new Set(subjects).size).toBe(languages.length);
});

test("a reminder about requests states their number and the first deadline", () => {
  const renderReminder = (number: number) => {
    const data = { ...sampleMailData.reminder, waiting: { number, answerBy: "2026-11-29T17:00:00Z" } };
    return renderMail({ kind: "reminder", language: "fr", data });
  };
  expect(renderReminder(1).subject).toBe("Une demande attend votre réponse avant le 29 nov. 2026 à 18:00");
  expect(renderReminder(3).subject).toBe(
    "3 demandes attendent votre réponse, la première avant le 29 nov. 2026 à 18:00",
  );
});

test("an optional email ends with an unsubscribe link in text and HTML; other emails have none", () => {
  const data = sampleMailData.notification;
  const unsubscribeLink = "https://example.tn/unsubscribe?t=a.b&l=fr";
  const { text, html } = renderMail({ kind: "notification", language: "fr", data, unsubscribeLink });
  expect(text.trimEnd().endsWith(unsubscribeLink)).toBe(true);
  expect(text).toContain("Ne plus recevoir ces e‑mails");
  expect(html).toContain('href="https://example.tn/unsubscribe?t=a.b&amp;l=fr"');
  expect(renderMail({ kind: "notification", language: "fr", data }).html).not.toContain("unsubscribe");
});

test("a guest's email requires a confirmation, in subject and text, with the deadline; a signed-in driver's does not", () => {
  const { openLinkBy: _openLinkBy, ...data } = sampleMailData.bookingRequested;
  const driverMail = renderMail({ kind: "bookingRequested", language: "en", data });
  expect(driverMail.subject + driverMail.text).not.toMatch(/confirm before/i);
  const guestMail = renderMail({
    kind: "bookingRequested",
    language: "en",
    data: sampleMailData.bookingRequested,
  });
  expect(guestMail.subject).toContain("Confirm before 27 Nov 2026, 13:30");
  expect(guestMail.text).toContain("held for you until 27 Nov 2026, 13:30 only");
  expect(guestMail.text).not.toContain("The car is kept for you while");
});

test("a cancellation email states the amounts returned to the card and at the agency", () => {
  const data = { ...sampleMailData.bookingCancelled, toCard: 0, atDesk: 0 };
  const renderText = (changes: Partial<MailData["bookingCancelled"]>) =>
    renderMail({ kind: "bookingCancelled", language: "en", data: { ...data, ...changes } }).text;
  expect(renderText({ hasPaid: false })).toContain("You had paid nothing");
  expect(renderText({})).toContain("No refund is due");
  expect(renderText({ toCard: 980 })).toContain("980\u00a0TND will be paid back to the card");
  expect(renderText({ atDesk: 20 })).toContain("20\u00a0TND that you paid at the agency");
});

test("a cancellation by the agency says so, and a declined request is not called a booking", () => {
  const renderText = (cause: "agency" | "declined" | "request") =>
    renderMail({
      kind: "bookingCancelled",
      language: "en",
      data: { ...sampleMailData.bookingCancelled, cause },
    }).text;
  expect(renderText("agency")).toContain("had to cancel booking");
  expect(renderText("declined")).toContain("your request SY-7K3Q9D is declined");
  expect(renderText("request")).not.toContain("had to cancel");
});

test("a payment made at the agency is not called an online payment", () => {
  const data = sampleMailData.paymentReceived;
  const atAgency = { ...data, payment: { ...data.payment, reference: null, atAgency: true } };
  const { text } = renderMail({ kind: "paymentReceived", language: "en", data: atAgency });
  expect(text).toContain("Paid at the agency on");
  expect(text).not.toContain("Paid online");
});

test("data from JSON renders the same email", () => {
  for (const kind of kinds) {
    const data = JSON.parse(JSON.stringify(sampleMailData[kind])) as MailData[typeof kind];
    expect(renderMail({ kind, language: "es", data })).toEqual(
      renderMail({ kind, language: "es", data: sampleMailData[kind] }),
    );
  }
});

/** Returns the data with every string replaced except links. */
function withTexts<Data>(data: Data, text: string): Data {
  const json = JSON.stringify(data, (key, value: unknown) =>
    typeof value === "string" &&
    !["link", "map", "picture", "searchLink", "fuelPolicy"].includes(key) &&
    key !== "currency" &&
    key !== "event" &&
    key !== "reminder" &&
    key !== "method" &&
    key !== "type" &&
    !/^\d{4}-(.*Z|\d\d-\d\d)$/.test(value)
      ? text
      : value,
  );
  return JSON.parse(json) as Data;
}

/** Returns the tags that are not properly nested or closed. */
function unbalancedTags(html: string): string[] {
  const openTags: string[] = [];
  const unbalanced: string[] = [];
  for (const [, closing, name = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    if (name === "meta" || name === "img") continue;
    if (closing === "") openTags.push(name);
    else if (openTags.pop() !== name) unbalanced.push(name);
  }
  return [...unbalanced, ...openTags];
}
