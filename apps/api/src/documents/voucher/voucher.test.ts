import { inflateSync } from "node:zlib";
import { depositMethods } from "@sayara/domain/deposit/DepositMethod";
import type { Booking } from "@sayara/domain/booking/Booking";
import { languages, type Language } from "@sayara/domain/language/Language";
import { rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { coveredItems } from "@sayara/domain/pricing/covers/CoverContents";
import { carFeatures } from "@sayara/domain/car/CarFeature";
import { aBooking } from "@sayara/domain/testing/aBooking";
import { aCar } from "@sayara/domain/testing/aCar";
import { anExtra } from "@sayara/domain/testing/anExtra";
import { documentText } from "@sayara/i18n/documents/documentText";
import { createFormats } from "@sayara/i18n/format/createFormats";
import { extractText, extractTextItems } from "unpdf";
import { expect, test } from "vitest";
import type { BookingDocument } from "../facts/readDocument.ts";
import { composeVoucher } from "./composeVoucher.ts";
import { drawVoucher } from "./drawVoucher.ts";
import type { VoucherContent } from "./VoucherContent.ts";
import { loadFonts } from "#api/documents/pdf/loadFonts.ts";
import { MARGIN, PAGE } from "#api/documents/pdf/openPdf.ts";
import { canPrint } from "#api/documents/pdf/splitRuns.ts";

const fonts = loadFonts();
const link = "https://www.sayara.example/booking?b=0194d7a2-89ab-7def-8123-456789abcdef";
const agency = { phone: "+21671000111", email: "office@jasmin.example", address: "12, rue du Lac, Tunis" };
const confirmed = { status: "reserved", guestConfirmation: null } as const;

async function compose(
  changes: Partial<Booking> = {},
  { language = "en", ...overrides }: { language?: Language } & Partial<BookingDocument> = {},
): Promise<VoucherContent> {
  const document = {
    booking: aBooking(changes),
    agency,
    pickup: undefined,
    dropOff: undefined,
    ...overrides,
  };
  const formats = createFormats({ language, timeZone: "Africa/Tunis" });
  const t = await documentText(language);
  return composeVoucher(document, { language, t, formats, link, siteName: "Sayara" });
}

const payment = { id: "p", gateway: "sandbox", reference: null, at: "2026-05-21T08:00:00Z" } as const;
const asText = (facts: readonly { label: string; value: string }[]) =>
  facts.map(({ label, value }) => `${label}: ${value}`.replaceAll("\u00a0", " "));

test("shows what is booked, by whom, where and when", async () => {
  const content = await compose(confirmed);
  expect(content.reference).toEqual({ label: "Reference", value: "SY-7K3Q9D" });
  expect(content.code.address).toBe(link);
  expect(content.stops[0]).toEqual({
    label: "Pick-up",
    date: "Monday 1 June 2026",
    time: "10:00",
    place: "Tunis-Carthage Airport",
    instructions: "",
  });
  expect(content.groups.map(({ title, lines }) => [title, lines[0]?.text])).toEqual([
    ["Car", "Hyundai i20"],
    ["Driver", "Amine Ben Salah"],
    ["Agency", "Jasmin Rent"],
  ]);
  const last = content.groups.at(-1)?.lines.map(({ text }) => text.replaceAll("\u00a0", " "));
  expect(last).toEqual(["Jasmin Rent", "+216 71 000 111", "office@jasmin.example", "12, rue du Lac, Tunis"]);
  expect(asText(content.plan.figures)).toEqual([
    "Total: 300 TND",
    "Deposit held: 1,000 TND",
    "Maximum excess: 3,000 TND",
    "Minimum age: 21 years",
  ]);
});

test("[FE11, FE15] delivery and collection show their addresses instead of meeting instructions, and their prices", async () => {
  const { quote } = aBooking();
  const feeLines = [
    { kind: "delivery" as const, unitPrice: 0, quantity: 1, price: 0 },
    { kind: "collection" as const, unitPrice: 20, quantity: 1, price: 20 },
  ];
  const services = { deliveryAddress: "12, rue de Marseille", collectionAddress: "3, avenue de Carthage" };
  const meeting = { location: aBooking().pickupLocation, position: { latitude: 36.8, longitude: 10.2 } };
  const content = await compose(
    { ...confirmed, quote: { ...quote, feeLines }, ...services },
    {
      pickup: { ...meeting, instructions: "At arrivals" },
      dropOff: { ...meeting, instructions: "At arrivals" },
    },
  );
  expect(content.stops.map(({ instructions }) => instructions)).toEqual([
    "Delivery address: 12, rue de Marseille",
    "Collection address: 3, avenue de Carthage",
  ]);
  expect(asText(content.ledger.lines)).toEqual(
    expect.arrayContaining(["Delivery to an address: Included", "Collection at an address: 20 TND"]),
  );
  expect(content.stops.map(({ pin }) => pin)).toEqual([undefined, undefined]);
});

test("[AR6] prints the meeting point's coordinates as a link to a map", async () => {
  const pickup = {
    location: aBooking().pickupLocation,
    position: { latitude: 36.85103, longitude: 10.22794 },
    instructions: "At arrivals",
  };
  const content = await compose(confirmed, { pickup });
  expect(content.stops.map(({ pin }) => pin?.text)).toEqual(["On the map: 36.85103, 10.22794", undefined]);
  const file = (await drawVoucher(content, fonts)).toString("latin1");
  const address = "https://www.openstreetmap.org/?mlat=36.85103&mlon=10.22794#map=17/36.85103/10.22794";
  expect(file).toContain(`/URI (${address})`);
  expect(file).toMatch(/\/S \/Link\b/);
});

test("shows the car's size, emissions, past rentals and multimedia", async () => {
  const multimedia = ["touchscreen", "appleCarPlay"] as const;
  const content = await compose({
    ...confirmed,
    car: aCar({ range: "midi", co2: 104, trips: 12, multimedia: [...multimedia] }),
  });
  const lines = content.groups[0]?.lines.map(({ text }) => text);
  expect(lines?.slice(3)).toEqual([
    "Midi · 104 g of CO2 per km · Past rentals: 12",
    "Touchscreen and Apple CarPlay",
  ]);
  const contentWithoutFacts = await compose({
    ...confirmed,
    car: aCar({ range: "mini", co2: null, trips: 0, multimedia: [] }),
  });
  expect(contentWithoutFacts.groups[0]?.lines.slice(3)).toEqual([{ text: "Mini" }]);
});

test("[EX4] lists the extras by name in the voucher's language; more than three share one line", async () => {
  const { kind, name, per } = anExtra();
  const line = { kind, name, per, unitPrice: 5, count: 2, quantity: 6, price: 30 };
  const linesOf = async (count: number, language: Language = "en") => {
    const extraLines = Array.from({ length: count }, (_, index) => ({ ...line, extra: `extra-${index}` }));
    const content = await compose({ ...confirmed, quote: { ...aBooking().quote, extraLines } }, { language });
    return asText(content.ledger.lines).filter((text) => /seat|Siège|Extras/.test(text));
  };
  expect(await linesOf(1)).toEqual(["2 × Child seat: 30 TND"]);
  expect(await linesOf(1, "fr")).toEqual(["2 × Siège enfant: 30 DT"]);
  expect(await linesOf(4)).toEqual(["Extras (4): 120 TND"]);
});

test("names the additional driver and asks for both driving licences", async () => {
  const additionalDriver = {
    fullName: "Sami Trabelsi",
    email: "sami@example.tn",
    phone: "+33612345678",
    birthDate: "1980-02-01",
  };
  const content = await compose({ ...confirmed, additionalDriver, car: aCar({ minimumLicenceYears: 3 }) });
  expect(content.groups[2]).toEqual({
    title: "Additional driver",
    lines: [
      { text: "Sami Trabelsi", fallbackNote: "sami@example.tn" },
      { text: "Date of birth: 1 February 1980" },
      { text: "+33612345678" },
    ],
  });
  expect(content.requiredDocuments.items.join()).toContain("held for at least 3\u00a0years");
});

test.each([
  [confirmed, "Confirmed", "positive", "The agency has confirmed."],
  [{ status: "pending" }, "Awaiting the agency", "warning", "The agency has not confirmed yet."],
  [
    { status: "pending", guestConfirmation: "awaited" },
    "Awaiting the agency",
    "warning",
    "You have not confirmed this request yet",
  ],
  [{ status: "cancelled" }, "Cancelled", "danger", "This booking is over"],
] as const)("the booking %j shows %s", async (changes, name, tone, sentence) => {
  const { status } = await compose(changes);
  expect(status).toMatchObject({ name, tone, sentence: expect.stringContaining(sentence) });
});

test("shows an open cancellation request", async () => {
  const undecided = { declinedAt: null, declinedBy: null, acceptedAt: null, acceptedBy: null };
  const cancelRequest = { requestedAt: "2026-05-22T08:00:00Z", requestedBy: "user-1", ...undecided };
  expect((await compose({ ...confirmed, cancelRequest })).status.sentence).toContain(
    "A cancellation was requested",
  );
});

test("[BK8] computes the amount due at the desk from the recorded payments, not from the status", async () => {
  const paidContent = await compose({ status: "paid", payments: [] });
  expect(asText([paidContent.ledger.due])).toEqual(["To pay at the desk: 300 TND"]);
  const { ledger } = await compose({ status: "deposit", payments: [{ ...payment, amount: 63.6 }] });
  expect(asText(ledger.paid)).toEqual(["Paid online, 21 May 2026: 63.60 TND"]);
  expect(asText([ledger.due])).toEqual(["To pay at the desk: 236.40 TND"]);
});

test("[HO10] lists usage charges beside the total, so that the amounts add up", async () => {
  const charge = { kind: "extraKilometres", count: 100, unitPrice: 0.5, price: 50, covered: 20 } as const;
  const payments = [{ ...payment, amount: 300 }];
  const { ledger } = await compose({ status: "paid", payments, usageCharges: [charge] });
  expect(asText([ledger.total, ...ledger.paid, ledger.due])).toEqual([
    "Total: 300 TND",
    "Extra kilometres and missing fuel: 30 TND",
    "Paid online, 21 May 2026: 300 TND",
    "To pay at the desk: 30 TND",
  ]);
  const covered = await compose({ status: "paid", payments, usageCharges: [{ ...charge, covered: 50 }] });
  expect(asText(covered.ledger.paid)).toEqual(["Paid online, 21 May 2026: 300 TND"]);
});

test("[DP2] [DP6] lists the methods accepted for the security deposit, with their amounts", async () => {
  const deposits = [
    { method: "cash", amount: 500 },
    { method: "cardImprint", amount: 900 },
  ] as const;
  const content = await compose({ ...confirmed, car: aCar({ deposit: 900, deposits: [...deposits] }) });
  expect(content.requiredDocuments.items.at(-1)?.replaceAll("\u00a0", " ")).toBe(
    "A means to leave the security deposit: 500 TND (cash in dinars) · 900 TND (reserved on a credit card)",
  );
  expect(asText(content.plan.figures)[1]).toBe("Deposit held: 500 TND to 900 TND");
});

test("groups days by price and lists every option as sold, an included one without an amount", async () => {
  const { quote } = aBooking();
  const [line] = quote.lines;
  if (line === undefined) throw new Error("no day");
  const soldQuote = {
    ...quote,
    lines: [line, { ...line, price: 120 }, line],
    optionLines: [
      { option: "amendments", unitPrice: 0, quantity: 1, price: 0 },
      { option: "theftProtection", unitPrice: 5, quantity: 3, price: 15 },
    ],
  } satisfies Booking["quote"];
  const { ledger } = await compose({ ...confirmed, quote: soldQuote, total: 335 });
  expect(asText(ledger.lines)).toEqual([
    "2 days at 100 TND: 200 TND",
    "1 day at 120 TND: 120 TND",
    "Changes: Included",
    "Theft protection: 15 TND",
  ]);
  expect(asText([ledger.total])).toEqual(["Total: 335 TND"]);
});

test("[CV2, CV3] each cover has a line with its excess and contents as sold", async () => {
  const { quote } = aBooking();
  const optionLines = (["theftProtection", "collisionDamageWaiver", "cancellation"] as const).map(
    (option) => ({
      option,
      unitPrice: 5,
      quantity: 3,
      price: 15,
    }),
  );
  const sold = { ...confirmed, quote: { ...quote, optionLines } };
  const coverContents = {
    theftProtection: [],
    collisionDamageWaiver: ["glass" as const, "tyres" as const],
    fullInsurance: [...coveredItems],
  };
  const linesOf = async (changes: Partial<Booking>) =>
    (await compose({ ...sold, ...changes })).covers.map((text) => text.replaceAll("\u00a0", " "));
  expect(await linesOf({ coverContents })).toEqual([
    "Theft protection: maximum excess 1,000 TND, 3,000 TND without it. Excludes Glass, Tyres, Roof and underbody, Keys, Personal effects.",
    "Collision damage waiver: maximum excess 800 TND, 2,000 TND without it. Includes Glass, Tyres. Excludes Roof and underbody, Keys, Personal effects.",
  ]);
  expect((await linesOf({ car: aCar({ excess: null }) }))[0]).toBe(
    "Theft protection: What it includes was not stated: ask the agency.",
  );
  const file = await drawVoucher(await compose({ ...sold, coverContents }), fonts);
  expect(await textOf(file)).toContain("Includes Glass, Tyres.");
});

const pagesOf = (file: Buffer) => file.toString("latin1").match(/\/Type \/Page\b/g)?.length;

test.each(languages)("the longest booking fits one page in %s", async (language) => {
  const longestName = "W".repeat(100);
  const person = {
    fullName: `Żółć ${"W".repeat(95)}`,
    email: `${"w".repeat(240)}@example.tn`,
    phone: "+33612345678",
    birthDate: "1980-09-21",
  };
  const booking = aBooking();
  const [line] = booking.quote.lines;
  if (line === undefined) throw new Error("no day");
  const place = { id: "location-1", slug: "tunis", name: "W ".repeat(50) };
  const quote = {
    ...booking.quote,
    days: 184,
    lines: Array.from({ length: 184 }, (_, day) => ({ ...line, price: 10_000 + (day % 5) })),
    optionLines: rentalOptions.map((option) => ({
      option,
      unitPrice: 999.99,
      quantity: 184,
      price: 183_998.16,
    })),
    total: 9_999_999.99,
  };
  const maxPrice = 99_999.99;
  const car = aCar({
    name: longestName,
    minimumLicenceYears: 10,
    range: "scooter",
    co2: 2000,
    trips: 1_000_000,
    multimedia: [...carFeatures],
    deposit: maxPrice,
    deposits: depositMethods.map((method, index) => ({ method, amount: maxPrice - index })),
    excess: {
      damage: maxPrice,
      damageWithWaiver: maxPrice,
      theft: maxPrice,
      theftWithProtection: maxPrice,
      fullInsurance: maxPrice,
    },
  });
  const content = await compose(
    {
      status: "pending",
      guestConfirmation: "awaited",
      car,
      supplier: { ...car.supplier, name: longestName },
      coverContents: {
        theftProtection: [],
        collisionDamageWaiver: ["keys"],
        fullInsurance: [...coveredItems],
      },
      driver: { ...booking.driver, ...person },
      additionalDriver: person,
      pickupLocation: { ...place, name: longestName },
      dropOffLocation: place,
      quote,
      total: quote.total,
      payments: [1, 2, 3].map((id) => ({ ...payment, id: `p${id}`, amount: 111_111.11 })),
      refunds: [
        {
          id: "r",
          paymentId: "p1",
          amount: 11_111.11,
          gateway: null,
          reference: null,
          state: "requested",
          reason: "paid_twice",
          at: payment.at,
          settledAt: null,
        },
      ],
    },
    {
      language,
      agency: { phone: "9".repeat(40), email: `${"w".repeat(240)}@example.tn`, address: "W".repeat(300) },
      pickup: { location: place, position: { latitude: 36, longitude: 10 }, instructions: "W ".repeat(250) },
    },
  );
  expect(pagesOf(await drawVoucher(content, fonts))).toBe(1);
});

test("the PDF has a title, a language and tags, and embeds its fonts", async () => {
  const file = (await drawVoucher(await compose(confirmed, { language: "fr" }), fonts)).toString("latin1");
  expect(file).toMatch(/^%PDF-1\.7/);
  expect(file).toContain("/Lang (fr)");
  expect(file).toContain("/DisplayDocTitle true");
  expect(file).toContain("/Marked true");
  expect(file).toMatch(/\/S \/H1\b/);
  expect(file).toContain("/FontFile");
  expect(file).not.toContain("/BaseFont /Helvetica");
});

const textOf = async (file: Buffer) => {
  const { text } = await extractText(new Uint8Array(file), { mergePages: true });
  return text.normalize("NFC").replaceAll(/\s+/g, " ");
};

test.each([
  ["Nguyễn Thị Hồng", "Nguyễn Thị Hồng"],
  ["Владимир Щёголев", "Владимир Щёголев"],
  ["Ελένη Παπαδοπούλου", "Ελένη Παπαδοπούλου"],
  ["Žofia Černá", "Žofia Černá"],
  ["Əliyeva Şəhla", "Əliyeva Şəhla"],
  ["李明", "LiMing"],
  ["Amel 🚗", "Amel"],
])("prints %s as the name of a driver, an agency, a car and a place", async (name, printed) => {
  const booking = aBooking();
  const { car, driver, pickupLocation } = booking;
  const content = await compose({
    ...confirmed,
    driver: { ...driver, fullName: name, email: "driver@example.tn" },
    car: { ...car, name: `${name} 1` },
    supplier: { ...car.supplier, name: `${name} 2` },
    pickupLocation: { ...pickupLocation, name: `${name} 3` },
  });
  const file = await drawVoucher(content, fonts);
  expect(pagesOf(file)).toBe(1);
  const text = await textOf(file);
  for (const expected of [printed, `${printed} 1`, `${printed} 2`, `${printed} 3`])
    expect(text).toContain(expected);
  // The email address identifies a driver whose name is transliterated.
  expect(text.includes("(driver@example.tn)")).toBe(printed !== name);
});

test("prints an Arabic name in Arabic letters", async () => {
  const driver = { ...aBooking().driver, fullName: "محمد بن صالح" };
  const text = await textOf(await drawVoucher(await compose({ ...confirmed, driver }), fonts));
  // Extracted text has right-to-left words in visual order.
  for (const word of ["محمد", "صالح"]) expect(lettersIn(text)).toContain(lettersIn(word));
});

test("lays out an Arabic voucher from right to left, in fonts that have every letter", async () => {
  const content = await compose(
    { ...confirmed, payments: [{ ...payment, amount: 63.6 }] },
    { language: "ar" },
  );
  expect(textsIn(content).filter((text) => !canPrint(fonts.regular, text))).toEqual([]);
  const { items } = await extractTextItems(new Uint8Array(await drawVoucher(content, fonts)));
  const itemOf = (text: string) => {
    const found = items[0]?.find(({ str }) => str.replaceAll("\u00a0", " ") === text);
    if (found === undefined) throw new Error(`no ${text}`);
    return found;
  };
  for (const name of ["SY-7K3Q9D", "Hyundai i20", "+216 71 000 111"])
    expect(itemOf(name).x + itemOf(name).width).toBeCloseTo(PAGE.width - MARGIN, 0);
  // Amounts are at the left margin, left of their labels.
  expect(content.ledger.due.value.replaceAll("\u00a0", " ")).toBe("236,40 د.ت");
  expect(itemOf("236,40").x).toBeLessThan(MARGIN + 40);
});

test("stores Arabic text as written in `ActualText`, for screen readers and copying", async () => {
  const content = await compose(confirmed, { language: "ar" });
  const file = (await drawVoucher(content, fonts)).toString("latin1");
  const streams = file.split(/stream\r?\n/).map((part) => {
    try {
      return inflateSync(Buffer.from(part, "latin1")).toString("latin1");
    } catch {
      return "";
    }
  });
  const utf16 = Buffer.from(content.title, "utf16le").swap16().toString("latin1");
  const unescaped = streams.join("").replaceAll(/\\([()\\])/g, "$1");
  expect(unescaped.includes(`/ActualText (\u00fe\u00ff${utf16})`)).toBe(true);
});

/** Returns all strings within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Normalises presentation forms to letters and sorts the letters of each word. */
const lettersIn = (text: string) =>
  text
    .normalize("NFKC")
    .split(" ")
    .map((word) => [...word].toSorted().join(""))
    .join(" ");
