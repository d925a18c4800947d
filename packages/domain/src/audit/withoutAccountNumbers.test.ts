import { expect, test } from "vitest";
import { withoutAccountNumbers } from "./withoutAccountNumbers.ts";

test.each([
  ["08006000123456789012", "…012"],
  ["RIB 08 006 0001234567890 12, closed", "RIB …012, closed"],
  ["IBAN TN59 0800 6000 1234 5678 9012 is closed", "IBAN …012 is closed"],
  ["card 4242-4242-4242-4242.", "card …242."],
  ["٠٨٠٠٦٠٠٠١٢٣٤٥٦٧٨٩٠١٢", "…٠١٢"],
  ["0800\u200B6000\u200B1234\u200B5678\u200B9012", "…012"],
])("[AU1] %j is shown as %j", (text, shown) => {
  expect(withoutAccountNumbers(text)).toBe(shown);
});

test.each(["Called +216 20 123 410 on 12/11/2026", "VIR 2026-11-02, 1 200 DT", "SY-7K3Q9D", ""])(
  "[AU1] %j is unchanged",
  (text) => {
    expect(withoutAccountNumbers(text)).toBe(text);
  },
);
