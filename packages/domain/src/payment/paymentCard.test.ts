import * as v from "valibot";
import { expect, test } from "vitest";
import { cardExpiry } from "./cardExpiry.ts";
import { CardNumber } from "./CardNumber.ts";
import { paymentCard } from "./paymentCard.ts";
import { refusalFields } from "../validation/validationFailures.ts";
import { cardBrandOf } from "./cardBrandOf.ts";
import { passesLuhn } from "./passesLuhn.ts";

const expiry = cardExpiry({ today: "2026-12-15" });

/** Returns the errors of a card that is valid except for the given fields. */
function errorsOf(card: Partial<Record<"number" | "expiry" | "securityCode", string>>) {
  const schema = paymentCard({ today: "2026-12-15" });
  const validCard = { number: "4242424242424242", expiry: "12/29", securityCode: "123" };
  return refusalFields(v.safeParse(schema, { ...validCard, ...card }).issues ?? []);
}

test("[PC1] the check digit detects one wrong digit or two swapped adjacent digits", () => {
  expect(passesLuhn("4242424242424242")).toBe(true);
  expect(passesLuhn("4242424242424241")).toBe(false);
  expect(passesLuhn("79927398713")).toBe(true);
  const digits = "4539148803436467";
  expect(passesLuhn(digits)).toBe(true);
  for (let i = 0; i < digits.length; i++) {
    const wrong = (Number(digits[i]) + 1) % 10;
    expect(passesLuhn(digits.slice(0, i) + wrong + digits.slice(i + 1))).toBe(false);
  }
  expect(passesLuhn("4539148803434667")).toBe(false);
});

test("[PC1] removes spaces and hyphens between the digits", () => {
  expect(v.parse(CardNumber, " 4242 4242-4242 4242 ")).toBe("4242424242424242");
  expect(v.parse(CardNumber, "\u200E٤٢٤٢ ٤٢٤٢\u00A0٤٢٤٢ ٤٢٤٢")).toBe("4242424242424242");
  for (const number of ["4242 4242 4242 4241", "4242x4242", "0000", "4"]) {
    expect(codes(CardNumber, number)).toEqual(["card_number_invalid"]);
  }
  expect(codes(CardNumber, " ")[0]).toBe("required");
});

test.each([
  ["4111111111111111", "visa"],
  ["5555555555554444", "mastercard"],
  ["2223003122003222", "mastercard"],
  ["378282246310005", "amex"],
  ["6011111111111117", "discover"],
  ["36227206271667", "diners"],
  ["3566002020360505", "jcb"],
  ["6200000000000005", "unionpay"],
  ["6759649826438453", "maestro"],
  ["9792030394440796", "other"],
])("[PC2] recognises %s as a number of brand %s", (number, brand) => {
  expect(cardBrandOf(number)).toBe(brand);
  expect(v.is(CardNumber, number)).toBe(true);
});

test.each([
  ["amex", ["34", "37"], ["33", "35"]],
  ["diners", ["300", "305", "3095", "36", "38", "39"], ["299", "306", "3094", "3096", "309"]],
  ["jcb", ["3528", "3589"], ["3527", "3590"]],
  ["visa", ["4"], ["3"]],
  ["mastercard", ["51", "55", "2221", "2720"], ["50", "56", "2220", "2721", "272"]],
  [
    "maestro",
    ["5018", "5020", "5038", "5893", "6304", "6759", "6761", "6763"],
    ["5019", "6303", "6758", "6760", "6764"],
  ],
  ["discover", ["6011", "644", "649", "65"], ["6010", "6012", "643", "66"]],
  ["unionpay", ["62", "81"], ["61", "63", "80", "82"]],
])("[PC2] recognises %s by the first digits at both ends of each range", (brand, prefixes, otherPrefixes) => {
  expect(prefixes.filter((digits) => cardBrandOf(digits) !== brand)).toEqual([]);
  expect(otherPrefixes.filter((digits) => cardBrandOf(digits) === brand)).toEqual([]);
});

test("[PC2] rejects a number with a length that its brand does not use", () => {
  // Each number passes the Luhn check.
  for (const number of ["42424242424242", "37828224631000510", "555555555555444", "00000000000"]) {
    expect(v.is(CardNumber, number)).toBe(false);
  }
  expect(["2220", "2221", "2720", "2721", "3528", "3590", "50", "6"].map(cardBrandOf)).toEqual([
    "other",
    "mastercard",
    "mastercard",
    "other",
    "jcb",
    "other",
    "other",
    "other",
  ]);
});

test("[PC3] a card is valid until the end of its month", () => {
  expect(v.parse(expiry, "12/26")).toEqual({ month: 12, year: 2026 });
  expect(codes(expiry, "11/26")).toEqual(["card_expired"]);
  expect(codes(expiry, "12/25")).toEqual(["card_expired"]);
  expect(v.parse(expiry, "01/27")).toEqual({ month: 1, year: 2027 });
});

test.each(["1/2030", "01/30", "01 / 30", "0130", "01-2030", "01.30", "1/30", "012030"])(
  "[PC3] reads %j as January 2030",
  (text) => {
    expect(v.parse(expiry, text)).toEqual({ month: 1, year: 2030 });
  },
);

test.each([
  "13/30",
  "00/30",
  "1/3",
  "130",
  "12030",
  "12/99",
  "12/2099",
  "12/47",
  "12/1930",
  "ab/cd",
  "12/30/01",
  "12//30",
])("[PC3] rejects %j as an expiry date", (text) => {
  expect(codes(expiry, text)[0]).toBe("card_expiry_invalid");
});

test("[PC4] the security code has 4 digits for American Express, 3 for other cards", () => {
  const check = (number: string, securityCode: string) => errorsOf({ number, securityCode });
  expect(check("4242424242424242", "123")).toEqual({});
  expect(check("4242424242424242", "1234")).toEqual({ securityCode: "security_code_invalid?digits=3" });
  expect(check("378282246310005", "1234")).toEqual({});
  expect(check("378282246310005", "123")).toEqual({ securityCode: "security_code_invalid?digits=4" });
  expect(check("4242424242424242", "12a")).toEqual({ securityCode: "security_code_invalid?digits=3" });
  expect(check("4242424242424242", "")).toEqual({ securityCode: "required" });
});

test.each([
  [{ expiry: "" }, { expiry: "required" }],
  [{ expiry: "13/29" }, { expiry: "card_expiry_invalid" }],
  [{ expiry: "11/26" }, { expiry: "card_expired" }],
  [{ number: "4242424242424241" }, { number: "card_number_invalid" }],
  [{ number: "4242x" }, { number: "card_number_invalid" }],
  [{ number: "3782 822463 10006" }, { number: "card_number_invalid" }, 4],
  [{ number: "" }, { number: "required" }],
])("reports the error of each field: %j besides a wrong security code", (wrong, errors, digits = 3) => {
  const code = `security_code_invalid?digits=${digits}`;
  expect(errorsOf({ ...wrong, securityCode: "12345" })).toEqual({ ...errors, securityCode: code });
  expect(errorsOf({ ...wrong, securityCode: "1234".slice(0, digits) })).toEqual(errors);
  expect(errorsOf({ ...wrong, securityCode: "" })).toEqual({ ...errors, securityCode: "required" });
});

test("[PC4] accepts a security code of 3 or 4 digits without a number", () => {
  expect(errorsOf({ number: "", securityCode: "1234" })).toEqual({ number: "required" });
});

test("[PC1] rejects letters before, among or after the digits", () => {
  for (const number of ["x242424242424242", "424242424242424x", "42424242x4242424"]) {
    expect(v.is(CardNumber, number)).toBe(false);
  }
});

test("[PC3] accepts an expiry at most 20 years ahead", () => {
  expect(v.parse(expiry, "12/46")).toEqual({ month: 12, year: 2046 });
  expect(codes(expiry, "01/47")).toEqual(["card_expiry_invalid"]);
});

test("[PC4] rejects a security code with characters other than digits", () => {
  const card = { number: "4242424242424242", expiry: "12/30" };
  for (const securityCode of ["x23", "12x", "1 3"]) {
    expect(codes(paymentCard({ today: "2026-12-15" }), { ...card, securityCode })).toEqual([
      "security_code_invalid?digits=3",
    ]);
  }
});

function codes(schema: v.GenericSchema, input: unknown): string[] {
  return v.safeParse(schema, input).issues?.map((issue) => issue.message) ?? [];
}
