import type { TextLayout, TextStyle } from "#api/documents/pdf/createPen.ts";
import type { Face, Weight } from "#api/documents/pdf/loadFonts.ts";
import { MARGIN, openPdf, PAGE, WIDTH } from "#api/documents/pdf/openPdf.ts";
import { palette } from "#api/documents/pdf/palette.ts";
import type { StatementContent, StatementFact, StatementRow } from "./StatementContent.ts";

const RADIUS = 9;
/** Row heights of a rental and of a settlement, in points. */
const ROW = 25;
const SETTLEMENT = 15;
const TABLE_TOP = MARGIN + 46;
const TABLE_BOTTOM = PAGE.height - MARGIN - 14;
const ROWS_PER_PAGE = Math.floor((TABLE_BOTTOM - TABLE_TOP) / ROW);
/**
 * Left edges and widths of the columns, from the margin, in points. All columns of amounts share `AMOUNTS`.
 */
const NAME = { x: 0, width: 128 };
const DATES = { x: 132, width: 106 };
const AMOUNTS = { x: 242, width: WIDTH - 242 };

const muted = { size: 8, color: palette.muted } as const;
const body = { size: 9.5, color: palette.text, minSize: 6 } as const;

/**
 * Draws a statement as a PDF, tagged, with title and language: an A4 page with the balance, and its rentals on further
 * pages.
 */
export async function drawStatement(
  content: StatementContent,
  fonts: Record<Weight, Face[]>,
): Promise<Buffer<ArrayBuffer>> {
  const info = {
    language: content.language,
    title: `${content.title} ${content.number.value}`,
    author: content.brand,
  };
  const pdf = openPdf(info, fonts);
  const { doc, pen, tag, decorate } = pdf;
  const pagesOfRows = inPages(content.table.rows, ROWS_PER_PAGE);
  const lastRows = pagesOfRows.at(-1)?.length ?? 0;
  const { settlements } = content;
  const columnWidth = AMOUNTS.width / content.table.columns.length;
  const settlementsHeight = settlements.lines.length === 0 ? 0 : 34 + settlements.lines.length * SETTLEMENT;
  const isOnLastPage = lastRows * ROW + settlementsHeight + 20 <= TABLE_BOTTOM - TABLE_TOP;
  const pagesOfSettlements =
    settlements.lines.length === 0 || isOnLastPage
      ? []
      : inPages(settlements.lines, Math.floor((TABLE_BOTTOM - TABLE_TOP) / SETTLEMENT) - 3);
  const pages = 1 + pagesOfRows.length + pagesOfSettlements.length;

  drawFirstPage();
  for (const [index, rows] of pagesOfRows.entries()) drawRows(rows, index);
  for (const [index, lines] of pagesOfSettlements.entries()) {
    startPage(1 + pagesOfRows.length + index);
    drawSettlements(lines, MARGIN);
  }
  return pdf.end();

  function drawFirstPage(): void {
    decorate(() => doc.rect(0, 0, PAGE.width, 7).fill(palette.primary));
    let y = MARGIN - 4;
    const write = (type: string, text: string, style: Omit<TextStyle, "width">, gap: number) => {
      const layout = pen.layOut(text, { ...style, width: WIDTH });
      tag(type, () => pen.draw(layout, MARGIN, y));
      y += layout.height + gap;
    };
    write("P", content.brand, { size: 13, weight: "bold", color: palette.primary, minSize: 8 }, 2);
    write("H1", content.title, { size: 25, weight: "bold", color: palette.text, minSize: 12 }, 1);
    write("P", content.purpose, { ...muted, size: 9.5, lines: 2 }, 12);
    write("P", content.number.label, muted, 0);
    write("P", content.number.value, { size: 19, weight: "bold", color: palette.primary }, 10);
    for (const { label, value } of content.facts) {
      const name = pen.layOut(label, { ...muted, size: 9.5, width: 110 });
      const text = pen.layOut(value, { ...body, size: 10.5, width: WIDTH - 120, lines: 2 });
      const top = y;
      tag("P", () => {
        pen.draw(name, MARGIN, top + 1);
        pen.draw(text, MARGIN + 120, top);
      });
      y += text.height + 5;
    }
    y = drawBalance(y + 14);
    y = drawOutcome(y + 18);
    drawFooter(1);
  }

  function drawBalance(top: number): number {
    const { title, lines, closing, desk } = content.balance;
    const heading = pen.layOut(title, { size: 13, weight: "bold", color: palette.text, width: WIDTH });
    tag("H2", () => pen.draw(heading, MARGIN, top));
    let y = top + heading.height + 6;
    for (const line of lines) y = drawFact(line, y, { ...body, size: 10.5 }, 6);
    y = drawRule(y);
    y = drawFact(closing, y + 3, { ...body, size: 13, weight: "bold" }, 8);
    return drawFact(desk, y, { ...body, color: palette.muted }, 0);
  }

  function drawOutcome(top: number): number {
    const colors = palette[content.outcome.tone];
    const texts = content.outcome.sentences.map((sentence, index) =>
      pen.layOut(sentence, {
        size: index === 0 ? 11.5 : 10.5,
        weight: index === 0 ? "bold" : "regular",
        color: colors.text,
        width: WIDTH - 28,
        lines: 2,
      }),
    );
    const height = texts.reduce((sum, text) => sum + text.height + 4, 18);
    decorate(() => doc.roundedRect(MARGIN, top, WIDTH, height, RADIUS).fill(colors.band));
    let y = top + 11;
    for (const text of texts) {
      const at = y;
      tag("P", () => pen.draw(text, MARGIN + 14, at));
      y += text.height + 4;
    }
    return top + height;
  }

  function drawRows(rows: readonly StatementRow[], index: number): void {
    startPage(1 + index);
    const title = numbered(content.tableTitle, index + 1, pagesOfRows.length);
    const heading = pen.layOut(title, { size: 13, weight: "bold", color: palette.text, width: WIDTH });
    tag("H2", () => pen.draw(heading, MARGIN, MARGIN));
    const columns = content.table.columns.map((text) =>
      pen.layOut(text, { ...muted, ...amountStyle(columnWidth), minSize: 5 }),
    );
    tag("P", () => {
      for (const [column, text] of columns.entries())
        pen.draw(text, amountLeft(column, columnWidth), TABLE_TOP - 16);
    });
    decorate(() => rule(TABLE_TOP - 4));
    let y = TABLE_TOP;
    for (const row of rows) {
      drawRow(row, y);
      y += ROW;
    }
    if (index < pagesOfRows.length - 1) return;
    if (content.table.note !== "") {
      const note = pen.layOut(content.table.note, { ...muted, size: 9.5, width: WIDTH });
      const at = y + 2;
      tag("P", () => pen.draw(note, MARGIN, at));
      y += 16;
    }
    if (isOnLastPage && settlements.lines.length > 0) drawSettlements(settlements.lines, y + 14);
  }

  function drawRow({ reference, address, car, dates, amounts }: StatementRow, y: number): void {
    const name = pen.layOut(reference, {
      size: 9.5,
      weight: "bold",
      color: palette.primary,
      width: NAME.width,
    });
    const model = pen.layOut(car, { ...muted, width: NAME.width, minSize: 5.5 });
    const days = pen.layOut(dates, { ...muted, size: 8.5, width: DATES.width, lines: 2, minSize: 6 });
    const texts = amounts.map((amount) =>
      pen.layOut(amount, { ...body, ...amountStyle(columnWidth), minSize: 5 }),
    );
    pdf.link(name, address, MARGIN + NAME.x, y);
    tag("P", () => {
      pen.draw(model, MARGIN + NAME.x, y + 12);
      pen.draw(days, MARGIN + DATES.x, y + 1);
      for (const [column, text] of texts.entries()) pen.draw(text, amountLeft(column, columnWidth), y);
    });
    decorate(() => rule(y + ROW - 3));
  }

  function drawSettlements(lines: readonly StatementFact[], top: number): void {
    const heading = pen.layOut(settlements.title, {
      size: 11.5,
      weight: "bold",
      color: palette.text,
      width: WIDTH,
    });
    tag("H2", () => pen.draw(heading, MARGIN, top));
    let y = top + 20;
    for (const line of lines) y = drawFact(line, y, { ...body, size: 9 }, SETTLEMENT - 9 * 1.27);
  }

  function drawFact(
    { label, value }: StatementFact,
    y: number,
    style: Omit<TextStyle, "width">,
    gap: number,
  ) {
    const amount = pen.layOut(value, { ...style, width: WIDTH * 0.27, align: "end" });
    const name = pen.layOut(label, { ...style, width: WIDTH * 0.7 });
    tag("P", () => {
      pen.draw(name, MARGIN, y);
      pen.draw(amount, MARGIN + WIDTH * 0.73, y);
    });
    return y + Math.max(amount.height, name.height) + gap;
  }

  function drawRule(y: number): number {
    decorate(() => rule(y));
    return y + 4;
  }

  function rule(y: number): void {
    doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(0.6)
      .stroke(palette.line);
  }

  function startPage(index: number): void {
    pdf.startPage();
    drawFooter(index + 1);
  }

  function drawFooter(page: number): void {
    const style = { ...muted, size: 7.5, width: WIDTH, minSize: 5 };
    const text: TextLayout = pen.layOut(numbered(content.footer, page, pages), style);
    tag("P", () => pen.draw(text, MARGIN, PAGE.height - MARGIN + 8));
  }
}

function amountStyle(columnWidth: number) {
  return { width: columnWidth - 4, align: "end" as const };
}

function amountLeft(column: number, columnWidth: number): number {
  return MARGIN + AMOUNTS.x + column * columnWidth + 4;
}

function numbered(text: string, page: number, pages: number): string {
  return text.replace("{page}", String(page)).replace("{pages}", String(pages));
}

/** Splits items into pages, at least one. */
function inPages<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
