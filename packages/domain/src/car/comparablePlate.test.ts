import * as v from "valibot";
import { expect, test } from "vitest";
import { comparablePlate } from "./comparablePlate.ts";
import { SoughtPlate } from "./SoughtPlate.ts";

test.each([
  "731 TU 2211",
  "731-tu-2211",
  "731/TU/2211",
  "731.TU.2211",
  "731 . tun / 2211",
  "731 – TUNIS – 2211",
  "٧٣١/تونس/٢٢١١",
])("[FN1] the plate %j on a fine matches the car 731 TU 2211", (typed) => {
  expect(comparablePlate(v.parse(SoughtPlate, typed))).toBe(comparablePlate("731 TU 2211"));
});

test("[FN1] another plate does not match, and text that is no plate is refused", () => {
  for (const typed of ["731 RS 2211", "7312 TU 211", "NT 731 2211"])
    expect(comparablePlate(v.parse(SoughtPlate, typed))).not.toBe(comparablePlate("731 TU 2211"));
  for (const typed of ["<b>", "/", "...", ""]) expect(v.safeParse(SoughtPlate, typed).success).toBe(false);
});
