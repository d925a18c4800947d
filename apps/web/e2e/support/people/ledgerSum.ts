import { expect, type Locator } from "@playwright/test";

/**
 * Adds up the line items of a price ledger and expects the sum to equal the displayed total. @returns the total in
 * millimes
 */
export async function ledgerSum(ledger: Locator): Promise<number> {
  const lines = await ledger.locator("tbody td > span:first-child").allInnerTexts();
  const total = amountOf(await ledger.locator("tfoot td").innerText());
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.map(amountOf).reduce((sum, amount) => sum + amount, 0)).toBe(total);
  expect(total).toBeGreaterThan(0);
  return total;
}

/** Parses "1 060,50 DT", "1,060.50 TND" and "1 060,50 د.ت" into millimes; text such as "included" is 0. */
export function amountOf(text: string): number {
  const [, dinars = "0", decimals = "0"] =
    /^(\d[\d\s,]*?)(?:[.,](\d{2}))?\s*(?:DT|TND|د\.ت)$/.exec(text.trim()) ?? [];
  return Number(dinars.replace(/\D/g, "")) * 1000 + Number(decimals) * 10;
}
