import type { Page } from "@playwright/test";

/** Returns the number of A4 pages that a page prints on with the browser's usual margins. */
export async function countPrintedPages(page: Page): Promise<number> {
  const margin = { top: "10mm", right: "10mm", bottom: "10mm", left: "10mm" };
  const pdf = await page.pdf({ format: "A4", margin });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}
