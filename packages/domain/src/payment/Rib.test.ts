import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { propertySeed } from "../testing/propertySeed.ts";
import { formatRib, Rib, ribEnd } from "./Rib.ts";

const RIB = "10006035183598478831";
const read = (text: string) => {
  const result = v.safeParse(Rib, text);
  return result.success ? result.output : result.issues[0].message;
};

test("[PO1] a RIB is accepted in every usual format", () => {
  for (const text of [
    RIB,
    "10 006 0351835984788 31",
    "10-006-0351835984788-31",
    "\u202A10\u00A0006\u20090351835984788\u200B31\u202C",
    "١٠٠٠٦٠٣٥١٨٣٥٩٨٤٧٨٨٣١",
    "tn59 1000 6035 1835 9847 8831",
  ])
    expect(read(text)).toBe(RIB);
  expect(formatRib(RIB)).toBe("10 006 0351835984788 31");
  expect(ribEnd(RIB)).toBe("8831");
});

test("[PO1] a RIB of another length or with wrong check digits is refused", () => {
  for (const text of [
    RIB.slice(1),
    `${RIB}1`,
    `1${RIB.slice(0, 19)}`,
    "10006035183598478830",
    "=1+1",
    "TN58",
  ])
    expect(read(text)).toBe("rib_invalid");
  expect(read("")).toBe("required");
});

test("[PO1] detects any single wrong digit and any two swapped adjacent digits", () => {
  const digits = fc.stringMatching(/^\d{18}$/);
  fc.assert(
    fc.property(digits, fc.nat(17), fc.integer({ min: 1, max: 9 }), (account, place, change) => {
      const keys = Array.from({ length: 97 }, (_, key) => String(key + 1).padStart(2, "0"));
      const [valid, ...others] = keys.map((key) => account + key).filter((rib) => v.is(Rib, rib));
      expect(others).toEqual([]);
      const rib = valid ?? "";
      const digit = (Number(rib[place]) + change) % 10;
      expect(v.is(Rib, rib.slice(0, place) + String(digit) + rib.slice(place + 1))).toBe(false);
      const exchanged = rib.slice(0, place) + rib[place + 1] + rib[place] + rib.slice(place + 2);
      expect(v.is(Rib, exchanged)).toBe(exchanged === rib);
    }),
    { seed: propertySeed("RIB") },
  );
});
