import { aStatement, aStatementLine } from "@sayara/domain/testing/aStatement";
import { documentText } from "@sayara/i18n/documents/documentText";
import { createFormats } from "@sayara/i18n/format/createFormats";
import pino from "pino";
import { extractText } from "unpdf";
import { afterEach, expect, test, vi } from "vitest";
import { pdfBounds } from "#api/documents/pdf/pdfBounds.ts";
import { createPdfRenderer } from "#api/documents/pdf/createPdfRenderer.ts";
import { composeStatementContent } from "./composeStatementContent.ts";

vi.setConfig({ testTimeout: 120_000 });
let close = () => {};
afterEach(() => close());

const referenceOf = (index: number) => `SY-${String(index).padStart(6, "0")}`;

test("renders 2,000 rentals within the thread's memory, with headings and numbers on each page", async () => {
  const lines = Array.from({ length: 2000 }, (_, index) =>
    aStatementLine({ booking: { id: `booking-${index}`, reference: referenceOf(index) } }),
  );
  const content = composeStatementContent(aStatement({ lines }), {
    language: "en",
    t: await documentText("en"),
    formats: createFormats({ language: "en", timeZone: "Africa/Tunis" }),
    sha256: "0".repeat(64),
    addressOf: (id) => `https://portal.sayara.example/booking?b=${id}`,
  });
  const before = process.cpuUsage();
  // The deadline is longer than in production, since a busy machine delays the drawing. The CPU time below is
  // checked against the deadline of production.
  const renderer = createPdfRenderer({ logger: pino({ level: "silent" }) }, { deadline: 100_000 });
  ({ close } = renderer);
  const file = await renderer.draw(content, { owner: "statement" });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(pdfBounds.deadline);

  const { text } = await extractText(new Uint8Array(file));
  const [first, ...pages] = text;
  expect(first).toContain(`page 1 of ${text.length}`);
  expect(pages).toHaveLength(Math.ceil(2000 / 28));
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`page ${index + 2} of ${text.length}`);
    for (const column of content.table.columns) expect(page).toContain(column);
  }
  const printed = pages.flatMap((page) => page.match(/SY-\d{6}/g) ?? []);
  expect(printed).toEqual(lines.map(({ booking }) => booking.reference));
});
