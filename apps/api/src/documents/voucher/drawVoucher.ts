import { drawQrCode } from "./drawQrCode.ts";
import type { TextLayout, TextStyle } from "#api/documents/pdf/createPen.ts";
import type { Face, Weight } from "#api/documents/pdf/loadFonts.ts";
import { MARGIN, openPdf, PAGE, WIDTH } from "#api/documents/pdf/openPdf.ts";
import { palette } from "#api/documents/pdf/palette.ts";
import type {
  VoucherContent,
  VoucherFact,
  VoucherGroup,
  VoucherStop,
  VoucherText,
} from "./VoucherContent.ts";

const GAP = 10;
const COLUMN = (WIDTH - GAP) / 2;
const BOTTOM = PAGE.height - MARGIN;
const CODE_SIDE = 92;
const RADIUS = 9;

const muted = { size: 8, color: palette.muted } as const;
const pinStyle = { size: 8, color: palette.primary, width: COLUMN * 0.6, minSize: 6 } as const;
const body = { size: 9.5, color: palette.text, minSize: 6 } as const;

/**
 * Draws a voucher as a PDF of one A4 page, tagged, with title and language.
 *
 * @throws RangeError when the content does not fit. Every text has a maximum length, so only a change of this module
 *   can cause it.
 */
export async function drawVoucher(
  content: VoucherContent,
  fonts: Record<Weight, Face[]>,
): Promise<Buffer<ArrayBuffer>> {
  const info = {
    language: content.language,
    title: `${content.title} ${content.reference.value}`,
    author: content.brand,
  };
  const pdf = openPdf(info, fonts);
  const { doc, pen, tag, decorate, leftOf, widthOf } = pdf;

  const headerBottom = drawHeader(MARGIN - 4);
  const statusBottom = drawStatus(headerBottom + 8);
  const stopsBottom = drawStops(statusBottom + GAP);
  const planBottom = drawPlan(stopsBottom + GAP);
  const groupsBottom = drawGroups(planBottom + GAP + 2);
  const ledgerBottom = drawLedger(planBottom + GAP + 2);
  const coversBottom = drawCovers(Math.max(groupsBottom, ledgerBottom));
  const documentsBottom = drawRequiredDocuments(coversBottom + GAP);
  drawFooter(documentsBottom + 8);
  return pdf.end();

  function drawHeader(top: number): number {
    const codeStart = PAGE.width - MARGIN - CODE_SIDE;
    const width = WIDTH - CODE_SIDE - GAP;
    decorate(() => doc.rect(0, 0, PAGE.width, 7).fill(palette.primary));
    drawText(
      "P",
      content.brand,
      { size: 13, weight: "bold", color: palette.primary, width, minSize: 8 },
      MARGIN,
      top,
    );
    drawText("H1", content.title, { size: 25, weight: "bold", color: palette.text, width }, MARGIN, top + 18);
    drawText("P", content.purpose, { ...muted, size: 9.5, width }, MARGIN, top + 51);
    const { label, value } = content.reference;
    drawText("P", label, { ...muted, width }, MARGIN, top + 71);
    drawText("P", value, { size: 19, weight: "bold", color: palette.primary, width }, MARGIN, top + 80);
    drawQrCodeWithCaption(codeStart, top);
    return top + 106;
  }

  function drawQrCodeWithCaption(x: number, top: number): void {
    const { address, description, caption } = content.code;
    const square = { x: leftOf(x, CODE_SIDE), y: top, side: CODE_SIDE, color: palette.text };
    tag("Figure", () => drawQrCode(doc, address, square), { alt: description });
    const style = { ...muted, size: 7.5, width: CODE_SIDE } as const;
    const text = pen.layOut(caption, style);
    const indent = Math.max(0, (CODE_SIDE - widthOf(text)) / 2);
    tag("P", () => pen.draw(text, x + indent, top + CODE_SIDE + 3));
  }

  function drawStatus(top: number): number {
    const { tone, name, sentence } = content.status;
    const colors = palette[tone];
    const width = WIDTH - 28;
    const title = pen.layOut(name, { size: 11.5, weight: "bold", color: colors.text, width });
    const messages = pen.layOut(sentence, { size: 9.5, color: colors.text, width, lines: 2, minSize: 7 });
    const height = 20 + title.height + messages.height;
    decorate(() => doc.roundedRect(MARGIN, top, WIDTH, height, RADIUS).fill(colors.band));
    tag("H2", () => pen.draw(title, MARGIN + 14, top + 9));
    tag("P", () => pen.draw(messages, MARGIN + 14, top + 10 + title.height));
    return top + height;
  }

  function drawStops(top: number): number {
    const textsOfStops = content.stops.map((stop) => layOutStop(stop));
    const height = Math.max(...textsOfStops.map((texts) => heightOf(texts))) + 20;
    for (const [index, { pin }] of content.stops.entries()) {
      const x = MARGIN + index * (COLUMN + GAP);
      const left = leftOf(x, COLUMN);
      decorate(() => doc.roundedRect(left, top, COLUMN, height, RADIUS).lineWidth(0.8).stroke(palette.line));
      drawColumn(["H2", "P", "P", "P", "P"], textsOfStops[index] ?? [], x + 14, top + 9);
      if (pin === undefined) continue;
      const text = pen.layOut(pin.text, pinStyle);
      // Placed beside the label, where it adds no height.
      pdf.link(text, pin.address, x + COLUMN - 14 - widthOf(text), top + 9);
    }
    return top + height;
  }

  function layOutStop({ label, date, time, place: name, instructions }: VoucherStop): TextLayout[] {
    const width = COLUMN - 28;
    const texts = [
      pen.layOut(label, { ...muted, width }),
      pen.layOut(time, { size: 19, weight: "bold", color: palette.text, width }),
      pen.layOut(date, { ...body, width }),
      pen.layOut(name, { ...body, size: 10.5, weight: "bold", width, lines: 2 }),
    ];
    const hint = pen.layOut(instructions, { ...muted, width, lines: 3, minSize: 6 });
    return hint.lines.length > 0 ? [...texts, hint] : texts;
  }

  function drawPlan(top: number): number {
    const { title, figures } = content.plan;
    const width = WIDTH / figures.length;
    const height = 42;
    tag("H2", () => pen.draw(pen.layOut(title, { ...muted, width: WIDTH }), MARGIN, top));
    const band = top + 14;
    decorate(() => doc.roundedRect(MARGIN, band, WIDTH, height, RADIUS).fill(palette.band));
    for (const [index, { label, value }] of figures.entries()) {
      const x = MARGIN + index * width + 14;
      const innerWidth = width - 22;
      drawText("P", label, { ...muted, width: innerWidth, minSize: 6 }, x, band + 7);
      drawText(
        "P",
        value,
        { size: 13, weight: "bold", color: palette.text, width: innerWidth, minSize: 7 },
        x,
        band + 19,
      );
    }
    return band + height;
  }

  function drawGroups(top: number): number {
    let y = top;
    for (const group of content.groups) y = drawGroup(group, y) + 8;
    return y;
  }

  function drawGroup({ title, lines }: VoucherGroup, top: number): number {
    const [first, ...others] = lines;
    const texts = [pen.layOut(title, { ...muted, width: COLUMN })];
    if (first !== undefined)
      texts.push(
        pen.layOut(first, { ...body, size: 10.5, weight: "bold", width: COLUMN, lines: 2, minSize: 5 }),
      );
    for (const line of others)
      texts.push(pen.layOut(line, { ...body, width: COLUMN, lines: line.isLong === true ? 2 : 1 }));
    return drawColumn(["H2", ...lines.map(() => "P")], texts, MARGIN, top);
  }

  function drawLedger(top: number): number {
    const { title, lines, total, paid, due } = content.ledger;
    const x = MARGIN + COLUMN + GAP;
    const heading = pen.layOut(title, { ...muted, width: COLUMN });
    tag("H2", () => pen.draw(heading, x, top));
    let y = top + heading.height + 1;
    for (const line of lines) y = drawRow(line, y, { ...body });
    y = drawRule(y);
    y = drawRow(total, y, { ...body, size: 11.5, weight: "bold" });
    for (const line of paid) y = drawRow(line, y, { ...body, color: palette.muted });
    y = drawRule(y);
    return drawRow(due, y, { ...body, size: 12.5, weight: "bold", color: palette.accent });

    function drawRow({ label, value }: VoucherFact, at: number, style: Omit<TextStyle, "width">): number {
      const amount = pen.layOut(value, { ...style, width: COLUMN * 0.42, align: "end" });
      const name = pen.layOut(label, { ...style, width: COLUMN * 0.56, minSize: 6 });
      tag("P", () => {
        pen.draw(name, x, at);
        pen.draw(amount, x + COLUMN * 0.58, at);
      });
      return at + amount.height + 1.5;
    }

    function drawRule(at: number): number {
      const left = leftOf(x, COLUMN);
      decorate(() =>
        doc
          .moveTo(left, at + 1)
          .lineTo(left + COLUMN, at + 1)
          .lineWidth(0.8)
          .stroke(palette.line),
      );
      return at + 5;
    }
  }

  function drawCovers(top: number): number {
    const texts = content.covers.map((line) =>
      pen.layOut(line, { ...muted, size: 7.5, width: WIDTH, minSize: 6 }),
    );
    return drawColumn([], texts, MARGIN, top);
  }

  function drawRequiredDocuments(top: number): number {
    const { title, items } = content.requiredDocuments;
    const itemTexts = items.map((item) =>
      pen.layOut(item, { ...body, width: COLUMN - 32, lines: 2, minSize: 7 }),
    );
    const middle = Math.ceil(itemTexts.length / 2);
    const columns = [itemTexts.slice(0, middle), itemTexts.slice(middle)];
    const height = Math.max(...columns.map((texts) => heightOf(texts) + texts.length * 3)) + 32;
    decorate(() => doc.roundedRect(MARGIN, top, WIDTH, height, RADIUS).fill(palette.band));
    drawText(
      "H2",
      title,
      { size: 10.5, weight: "bold", color: palette.text, width: WIDTH },
      MARGIN + 14,
      top + 9,
    );
    for (const [index, texts] of columns.entries()) {
      const x = MARGIN + 14 + index * (COLUMN + 4);
      let y = top + 25;
      for (const text of texts) {
        decorate(() => doc.circle(leftOf(x + 2, 0), y + 6.5, 1.8).fill(palette.primary));
        tag("P", () => pen.draw(text, x + 11, y));
        y += text.height + 3;
      }
    }
    return top + height;
  }

  function drawFooter(above: number): void {
    const text = pen.layOut(content.footer, { ...muted, size: 7.5, width: WIDTH, minSize: 5 });
    const top = BOTTOM - text.height + 14;
    if (above > top) throw new RangeError(`A voucher is ${Math.ceil(above - top)} points too long.`);
    tag("P", () => pen.draw(text, MARGIN, top));
  }

  /** Draws texts below each other. Returns the y position below the last one. */
  function drawColumn(types: string[], texts: TextLayout[], x: number, top: number): number {
    let y = top;
    for (const [index, text] of texts.entries()) {
      const at = y;
      tag(types[index] ?? "P", () => pen.draw(text, x, at));
      y += text.height;
    }
    return y;
  }

  function drawText(
    type: string,
    text: string | VoucherText,
    style: TextStyle,
    x: number,
    top: number,
  ): void {
    tag(type, () => pen.draw(pen.layOut(text, style), x, top));
  }
}

function heightOf(texts: readonly TextLayout[]): number {
  return texts.reduce((sum, { height }) => sum + height, 0);
}
