import { buffer } from "node:stream/consumers";
// Its types have no named export.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from "pdfkit";
import { drawCode } from "./drawCode.ts";
import { createPen, type SetText, type TextStyle } from "./createPen.ts";
import type {
  VoucherContent,
  VoucherFact,
  VoucherGroup,
  VoucherStop,
  VoucherText,
} from "./VoucherContent.ts";
import type { Face, Weight } from "./loadVoucherFonts.ts";
import { voucherPalette as palette } from "./voucherPalette.ts";

/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 40;
const WIDTH = PAGE.width - 2 * MARGIN;
const GAP = 12;
const COLUMN = (WIDTH - GAP) / 2;
const BOTTOM = PAGE.height - MARGIN;
const CODE_SIDE = 92;
const RADIUS = 9;

const muted = { size: 8, color: palette.muted } as const;
const body = { size: 9.5, color: palette.text, smallest: 6 } as const;

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
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    lang: content.language,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    info: { Title: `${content.title} ${content.reference.value}`, Author: content.brand },
  });
  const bytes = buffer(doc);
  const pen = createPen(doc, fonts);
  const root = doc.struct("Document");
  doc.addStructure(root);

  const afterHead = header(MARGIN - 4);
  const afterStatus = status(afterHead + 12);
  const afterStops = stops(afterStatus + GAP);
  const afterPlan = plan(afterStops + GAP);
  const afterGroups = groups(afterPlan + GAP + 2);
  const afterLedger = ledger(afterPlan + GAP + 2);
  const afterPapers = bring(Math.max(afterGroups, afterLedger) + GAP);
  footer(afterPapers + 8);
  root.end();
  doc.end();
  return bytes;

  function header(top: number): number {
    const codeLeft = PAGE.width - MARGIN - CODE_SIDE;
    const width = WIDTH - CODE_SIDE - GAP;
    decorate(() => doc.rect(0, 0, PAGE.width, 7).fill(palette.primary));
    place(
      "P",
      content.brand,
      { size: 13, weight: "bold", color: palette.primary, width, smallest: 8 },
      MARGIN,
      top,
    );
    place("H1", content.title, { size: 25, weight: "bold", color: palette.text, width }, MARGIN, top + 18);
    place("P", content.purpose, { ...muted, size: 9.5, width }, MARGIN, top + 51);
    const { label, value } = content.reference;
    place("P", label, { ...muted, width }, MARGIN, top + 71);
    place("P", value, { size: 19, weight: "bold", color: palette.primary, width }, MARGIN, top + 80);
    code(codeLeft, top);
    return top + 106;
  }

  function code(x: number, top: number): void {
    const { address, description, caption } = content.code;
    tag("Figure", { alt: description }, () =>
      drawCode(doc, address, { x, y: top, side: CODE_SIDE, color: palette.text }),
    );
    const style = { ...muted, size: 7.5, width: CODE_SIDE } as const;
    const text = pen.set(caption, style);
    const indent = Math.max(0, (CODE_SIDE - widthOf(text)) / 2);
    tag("P", {}, () => pen.draw(text, x + indent, top + CODE_SIDE + 3));
  }

  function status(top: number): number {
    const { tone, name, sentence } = content.status;
    const colors = palette[tone];
    const width = WIDTH - 28;
    const title = pen.set(name, { size: 11.5, weight: "bold", color: colors.text, width });
    const messages = pen.set(sentence, { size: 9.5, color: colors.text, width, lines: 2, smallest: 7 });
    const height = 20 + title.height + messages.height;
    decorate(() => doc.roundedRect(MARGIN, top, WIDTH, height, RADIUS).fill(colors.band));
    tag("H2", {}, () => pen.draw(title, MARGIN + 14, top + 9));
    tag("P", {}, () => pen.draw(messages, MARGIN + 14, top + 10 + title.height));
    return top + height;
  }

  function stops(top: number): number {
    const set = content.stops.map((stop) => setStop(stop));
    const height = Math.max(...set.map((texts) => heightOf(texts))) + 24;
    for (const [index, texts] of set.entries()) {
      const x = MARGIN + index * (COLUMN + GAP);
      decorate(() => doc.roundedRect(x, top, COLUMN, height, RADIUS).lineWidth(0.8).stroke(palette.line));
      column(["H2", "P", "P", "P", "P"], texts, x + 14, top + 11);
    }
    return top + height;
  }

  function setStop({ label, date, time, place: name, instructions }: VoucherStop): SetText[] {
    const width = COLUMN - 28;
    const texts = [
      pen.set(label, { ...muted, width }),
      pen.set(time, { size: 19, weight: "bold", color: palette.text, width }),
      pen.set(date, { ...body, width }),
      pen.set(name, { ...body, size: 10.5, weight: "bold", width, lines: 2 }),
    ];
    const hint = pen.set(instructions, { ...muted, width, lines: 3, smallest: 6 });
    return hint.lines.length > 0 ? [...texts, hint] : texts;
  }

  function plan(top: number): number {
    const { title, figures } = content.plan;
    const width = WIDTH / figures.length;
    const height = 44;
    tag("H2", {}, () => pen.draw(pen.set(title, { ...muted, width: WIDTH }), MARGIN, top));
    const band = top + 14;
    decorate(() => doc.roundedRect(MARGIN, band, WIDTH, height, RADIUS).fill(palette.band));
    for (const [index, { label, value }] of figures.entries()) {
      const x = MARGIN + index * width + 14;
      const room = width - 22;
      place("P", label, { ...muted, width: room, smallest: 6 }, x, band + 8);
      place(
        "P",
        value,
        { size: 13, weight: "bold", color: palette.text, width: room, smallest: 7 },
        x,
        band + 20,
      );
    }
    return band + height;
  }

  function groups(top: number): number {
    let y = top;
    for (const group of content.groups) y = drawGroup(group, y) + 8;
    return y;
  }

  function drawGroup({ title, lines }: VoucherGroup, top: number): number {
    const [first, ...others] = lines;
    const texts = [pen.set(title, { ...muted, width: COLUMN })];
    if (first !== undefined)
      texts.push(
        pen.set(first, { ...body, size: 10.5, weight: "bold", width: COLUMN, lines: 2, smallest: 5 }),
      );
    for (const line of others)
      texts.push(pen.set(line, { ...body, width: COLUMN, lines: line.isLong === true ? 2 : 1 }));
    return column(["H2", ...lines.map(() => "P")], texts, MARGIN, top);
  }

  function ledger(top: number): number {
    const { title, lines, total, paid, due } = content.ledger;
    const x = MARGIN + COLUMN + GAP;
    const heading = pen.set(title, { ...muted, width: COLUMN });
    tag("H2", {}, () => pen.draw(heading, x, top));
    let y = top + heading.height + 1;
    for (const line of lines) y = row(line, y, { ...body });
    y = rule(y);
    y = row(total, y, { ...body, size: 11.5, weight: "bold" });
    for (const line of paid) y = row(line, y, { ...body, color: palette.muted });
    y = rule(y);
    return row(due, y, { ...body, size: 12.5, weight: "bold", color: palette.accent });

    function row({ label, value }: VoucherFact, at: number, style: Omit<TextStyle, "width">): number {
      const amount = pen.set(value, { ...style, width: COLUMN * 0.42, align: "right" });
      const name = pen.set(label, { ...style, width: COLUMN * 0.56, smallest: 6 });
      tag("P", {}, () => {
        pen.draw(name, x, at);
        pen.draw(amount, x + COLUMN * 0.58, at);
      });
      return at + amount.height + 2.5;
    }

    function rule(at: number): number {
      decorate(() =>
        doc
          .moveTo(x, at + 1)
          .lineTo(x + COLUMN, at + 1)
          .lineWidth(0.8)
          .stroke(palette.line),
      );
      return at + 5;
    }
  }

  function bring(top: number): number {
    const { title, items } = content.bring;
    const set = items.map((item) => pen.set(item, { ...body, width: COLUMN - 32, lines: 2, smallest: 7 }));
    const half = Math.ceil(set.length / 2);
    const sides = [set.slice(0, half), set.slice(half)];
    const height = Math.max(...sides.map((texts) => heightOf(texts) + texts.length * 3)) + 32;
    decorate(() => doc.roundedRect(MARGIN, top, WIDTH, height, RADIUS).fill(palette.band));
    place(
      "H2",
      title,
      { size: 10.5, weight: "bold", color: palette.text, width: WIDTH },
      MARGIN + 14,
      top + 9,
    );
    for (const [index, texts] of sides.entries()) {
      const x = MARGIN + 14 + index * (COLUMN + 4);
      let y = top + 25;
      for (const text of texts) {
        decorate(() => doc.circle(x + 2, y + 6.5, 1.8).fill(palette.primary));
        tag("P", {}, () => pen.draw(text, x + 11, y));
        y += text.height + 3;
      }
    }
    return top + height;
  }

  function footer(above: number): void {
    const text = pen.set(content.footer, { ...muted, size: 7.5, width: WIDTH, smallest: 5 });
    const top = BOTTOM - text.height + 14;
    if (above > top) throw new RangeError(`A voucher is ${Math.ceil(above - top)} points too long.`);
    tag("P", {}, () => pen.draw(text, MARGIN, top));
  }

  /** Draws texts below each other. Returns the y position below the last one. */
  function column(types: string[], texts: SetText[], x: number, top: number): number {
    let y = top;
    for (const [index, text] of texts.entries()) {
      const at = y;
      tag(types[index] ?? "P", {}, () => pen.draw(text, x, at));
      y += text.height;
    }
    return y;
  }

  function place(type: string, text: string | VoucherText, style: TextStyle, x: number, top: number): void {
    tag(type, {}, () => pen.draw(pen.set(text, style), x, top));
  }

  /** Adds an element to the document's structure, for screen readers. */
  function tag(type: string, options: { alt?: string }, draw: () => void): void {
    const element = doc.struct(type, options, [draw]);
    root.add(element);
    element.end();
  }

  /** Draws decoration that screen readers skip. */
  function decorate(draw: () => void): void {
    doc.markContent("Artifact");
    draw();
    doc.endMarkedContent();
  }

  function widthOf({ lines, size, style }: SetText): number {
    return Math.max(...lines.map((line) => pen.widthOf(line, size, style)));
  }
}

function heightOf(texts: readonly SetText[]): number {
  return texts.reduce((sum, { height }) => sum + height, 0);
}
