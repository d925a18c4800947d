import { expect, test } from "vitest";
import bidiModule from "bidi-js";
import { createFormats } from "../format/createFormats.ts";
import { setupLanguage } from "../setupLanguage.ts";
import { isolate, isolateForeign, withoutIsolates } from "./isolate.ts";

// The package's types describe an ES module, but it is a CommonJS module.
const bidi = (bidiModule as unknown as typeof bidiModule.default)();
const formats = createFormats({ language: "ar", timeZone: "Africa/Tunis" });

/**
 * Returns the runs of a text in a right-to-left paragraph, in their order on the screen from left to right
 * (UAX 9). The letters of each run are in reading order.
 */
function shownRuns(text: string): string[] {
  const embedding = bidi.getEmbeddingLevels(text, "rtl");
  const runs: { isRightToLeft: boolean; letters: string[] }[] = [];
  for (const index of bidi.getReorderedIndices(text, embedding)) {
    const letter = text.charAt(index);
    if (/[\u200e\u200f\u2066-\u2069]/.test(letter)) continue;
    const isRightToLeft = (embedding.levels[index] ?? 0) % 2 === 1;
    const last = runs.at(-1);
    if (last?.isRightToLeft === isRightToLeft) last.letters.push(letter);
    else runs.push({ isRightToLeft, letters: [letter] });
  }
  return runs.map(({ isRightToLeft, letters }) =>
    (isRightToLeft ? letters.toReversed() : letters).join("").replaceAll("\u00a0", " "),
  );
}

const fill = (message: string, value: unknown) =>
  setupLanguage("ar", { filled: message })._({ id: "filled", values: { value } });

/** Messages, values, and the runs that a screen shows, from left to right. */
const rows: [message: string, value: string, ...runs: string[]][] = [
  ["المرجع: {value}", "SY-7K3Q9D", "SY-7K3Q9D", "المرجع: "],
  ["حجز {value}: رسالة جديدة", "SY-7K3Q9D", ": رسالة جديدة", "SY-7K3Q9D", "حجز "],
  ["تم إلغاء الحجز {value}.", "SY-7K3Q9D", ".", "SY-7K3Q9D", "تم إلغاء الحجز "],
  ["كشف الحساب {value}", "RC-2026-00042", "RC-2026-00042", "كشف الحساب "],
  ["كشف الحساب {value}، مستحق", "RC-2026-00042", "، مستحق", "RC-2026-00042", "كشف الحساب "],
  ["الرقم المنجمي: {value}", "123 TU 4567", "123 TU 4567", "الرقم المنجمي: "],
  ["السيارة {value} محجوزة", "123 TU 4567", " محجوزة", "123 TU 4567", "السيارة "],
  ["الرقم المنجمي {value}", "RS 45 678", "RS 45 678", "الرقم المنجمي "],
  ["الهاتف: {value}", formats.phone("+21671000111"), "+216 71 000 111", "الهاتف: "],
  ["اتصل بالوكالة على {value}.", formats.phone("+21671000111"), ".", "+216 71 000 111", "اتصل بالوكالة على "],
  ["اتصل على {value}", "+33612345678", "+33612345678", "اتصل على "],
  ["المجموع: {value}", formats.price(328), " د.ت", "328", "المجموع: "],
  ["بمبلغ {value} فقط", formats.price(1234.5), " د.ت فقط", "1 234,50", "بمبلغ "],
  ["الرصيد: {value}", formats.price(-50), " د.ت", "-50", "الرصيد: "],
  ["الرصيد {value} في آخر الشهر", formats.price(-1234.56), " د.ت في آخر الشهر", "-1 234,56", "الرصيد "],
  ["بمبلغ {value}", formats.price(1200, "EUR"), "1 200 EUR", "بمبلغ "],
  ["المستحق: {value}", formats.price(-10, "EUR"), "-10 EUR", "المستحق: "],
  ["العمولة: {value}", formats.percent(10), "10%", "العمولة: "],
  ["تخفيض بنسبة {value} على السعر", formats.percent(12.5), " على السعر", "12,5%", "تخفيض بنسبة "],
  ["التغيّر: {value}", formats.percent(-5), "-5%", "التغيّر: "],
  ["المسافة {value}", formats.kilometres(1200), " كم", "1 200", "المسافة "],
  ["مسموح {value}", formats.kilometresPerDay(200), " كم/اليوم", "200", "مسموح "],
  [
    "حتى {value}",
    formats.dateTime("2026-12-01T10:00", { weekday: true }),
    "10:00",
    " على الساعة ",
    "2026",
    " ديسمبر ",
    "1",
    "حتى الثلاثاء ",
  ],
  ["من {value}", formats.dateRange("2026-12-01", "2026-12-04"), "2026", " ديسمبر ", "4", "–", "1", "من "],
  [
    "من {value}.",
    formats.dateRange("2026-11-28", "2026-12-04"),
    ".",
    "2026",
    " ديسمبر ",
    "4",
    " نوفمبر – ",
    "28",
    "من ",
  ],
  ["على الساعة {value}", "10:05", "10:05", "على الساعة "],
  ["المدّة: {value}", formats.days(3), " أيام", "3", "المدّة: "],
  ["السيارة: {value}", "Kia Picanto", "Kia Picanto", "السيارة: "],
  ["نحجز لك {value} حتى الغد.", "Kia Picanto", " حتى الغد.", "Kia Picanto", "نحجز لك "],
  ["{value}: رسالة جديدة", "Sayara", ": رسالة جديدة", "Sayara"],
  ["لدى {value}", "Le Figuier Mobile (Tunis)", "Le Figuier Mobile (Tunis)", "لدى "],
  ["لدى {value}.", "Jasmin Auto & Fils", ".", "Jasmin Auto & Fils", "لدى "],
  ["الوكالة {value} قبلت الطلب", "Auto+", " قبلت الطلب", "Auto+", "الوكالة "],
  ["الوكالة {value} قبلت الطلب", "+Auto", " قبلت الطلب", "+Auto", "الوكالة "],
  ["السائق: {value}", "Amine Ben Salah", "Amine Ben Salah", "السائق: "],
  ["السائق: {value}", "محمد بن صالح", "السائق: محمد بن صالح"],
  ["السائق: {value}.", "محمد (Mohamed)", ").", "Mohamed", "السائق: محمد ("],
  ["السائق: {value}.", "Mohamed (محمد)", ".", "Mohamed (", "محمد", ")", "السائق: "],
  ["في {value}", "جربة", "في جربة"],
  ["في {value}", "Houmt Souk, Djerba", "Houmt Souk, Djerba", "في "],
  ["البريد الإلكتروني: {value}", "amel@example.tn", "amel@example.tn", "البريد الإلكتروني: "],
  ["كتبنا إلى {value}.", "amel_92@example.tn", ".", "amel_92@example.tn", "كتبنا إلى "],
  ["الموقع: {value}", "36.85103, 10.22794", "36.85103, 10.22794", "الموقع: "],
  ["العنوان: {value}", "12, rue du Lac, Tunis", "12, rue du Lac, Tunis", "العنوان: "],
  ["العنوان: {value}", "نهج البحيرة 12، تونس", "، تونس", "12", "العنوان: نهج البحيرة "],
  ["المعرّف الجبائي: {value}", "1234567/A/M/000", "1234567/A/M/000", "المعرّف الجبائي: "],
  ["RIB: {value}", "08 006 0123456789 012 34", "08 006 0123456789 012 34", ": ", "RIB"],
  ["الملف {value}", "permis (1).pdf", "permis (1).pdf", "الملف "],
  ["الخطأ: {value}", "HTTP 404 - not found!", "HTTP 404 - not found!", "الخطأ: "],
  ["الرمز: {value}", "123-456", "123-456", "الرمز: "],
  ["الرقم {value}", "#42", "#42", "الرقم "],
  ["كتب: «{value}»", "C'est parti !", "»", "C'est parti !", "كتب: «"],
  ["كتب: «{value}»", "شكرًا (جدًا)", "كتب: «شكرًا (جدًا)»"],
  ["التقييم: {value}", formats.rating(4.46), "4,5", "التقييم: "],
  ["النتيجة {value}", "4/5", "4/5", "النتيجة "],
  ["الطراز {value}", "Peugeot 208 1.2", "Peugeot 208 1.2", "الطراز "],
  ["الطراز {value} متوفّر", "208", " متوفّر", "208", "الطراز "],
  [
    "تشمل {value}",
    formats.list(["GPS", "مقعد أطفال", "Apple CarPlay"]),
    "Apple CarPlay",
    " ومقعد أطفال و",
    "GPS",
    "تشمل ",
  ],
  ["تشمل {value}", formats.list(["2 × GPS"]), "2 × GPS", "تشمل "],
  [
    "الاستلام: {value}",
    formats.parts(["Tunis-Carthage", formats.dateTime("2026-12-01T10:00")]),
    "10:00",
    " على الساعة ",
    "2026",
    " ديسمبر ",
    "1",
    "، ",
    "Tunis-Carthage",
    "الاستلام: ",
  ],
  [
    "السائق: {value}",
    formats.parts(["Amel", "amel@example.tn"]),
    "amel@example.tn",
    "، ",
    "Amel",
    "السائق: ",
  ],
  ["رابط: {value}", "https://sayara.example/booking?b=1", "https://sayara.example/booking?b=1", "رابط: "],
];

test.each(rows)("%s with %s is shown in order", (message, value, ...runs) => {
  expect(shownRuns(fill(message, value))).toEqual(runs);
});

test.each([
  ["الهاتف: {value}", "+216 71 000 111"],
  ["الرقم المنجمي: {value}", "123 TU 4567"],
  ["الموقع: {value}", "36.85103, 10.22794"],
  ["الرمز: {value}", "123-456"],
  ["العمولة: {value}", "10%"],
])("without isolates, %s with %s would be shown in another order", (message, value) => {
  expect(shownRuns(message.replace("{value}", value))).not.toEqual(shownRuns(fill(message, value)));
});

test("isolates neither Arabic words nor a web address, which must stay intact to be opened", () => {
  for (const text of ["جربة", "محمد بن صالح", "https://sayara.example/booking?b=1"])
    expect(isolateForeign(text)).toBe(text);
  expect(isolateForeign("SY-7K3Q9D")).toBe("\u2068SY-7K3Q9D\u2069");
  expect(withoutIsolates(`حجز ${isolate("SY-7K3Q9D")}`)).toBe("حجز SY-7K3Q9D");
});

test("a value that selects a branch is unchanged, but a value that the branch shows is isolated", () => {
  const branches = { none: [], rc: ["السجل التجاري"], other: [["value"]] };
  const i18n = setupLanguage("ar", { filled: ["وثيقة ", ["value", "select", branches]] });
  const inMessage = (value: string) => i18n._("filled", { value });
  expect(["none", "rc", "RIB"].map(inMessage)).toEqual([
    "وثيقة ",
    "وثيقة السجل التجاري",
    "وثيقة \u2068RIB\u2069",
  ]);
});

test("numbers in an Arabic message have Western digits, and a French message has no isolates", () => {
  expect(fill("{value, plural, few {# أيام} other {# يوم}}", 5)).toBe("5 أيام");
  const french = setupLanguage("fr", { filled: "Réservation {value}" });
  expect(french._({ id: "filled", values: { value: "SY-1" } })).toBe("Réservation SY-1");
});
