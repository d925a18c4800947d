import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import type { Messages } from "./messagesIn.ts";

/**
 * Saves the voucher and the calendar file of the displayed booking. Neither may contain the token of the page's
 * URL.
 */
export async function expectDownloads(page: Page, { translate }: Messages, reference: string): Promise<void> {
  const { searchParams } = new URL(page.url());
  const voucher = await save(page, translate("Voucher (PDF)"));
  expect(voucher.name).toBe(`${reference}.pdf`);
  expect(voucher.text).toMatch(/^%PDF-/);
  expect(voucher.text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const calendar = await save(page, translate("Add to calendar"));
  expect(calendar.name).toBe(`${reference}.ics`);
  const lines = calendar.text.replaceAll("\r\n ", "").split("\r\n");
  expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(2);
  expect(lines.join("\n")).toContain(`/booking?b=${searchParams.get("b")}`);
  const token = searchParams.get("t");
  for (const { address, text } of [voucher, calendar]) {
    expect(address).toMatch(/^blob:/);
    if (token !== null) expect(text.replaceAll("\r\n ", "")).not.toContain(token);
  }
}

async function save(page: Page, name: string): Promise<{ name: string; address: string; text: string }> {
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name }).click();
  const download = await started;
  const text = await readFile(await download.path(), "latin1");
  return { name: download.suggestedFilename(), address: download.url(), text };
}
