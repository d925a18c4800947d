import type { TextStyle } from "#api/documents/pdf/createPen.ts";
import type { Face, Weight } from "#api/documents/pdf/loadFonts.ts";
import { MARGIN, openPdf, PAGE, WIDTH } from "#api/documents/pdf/openPdf.ts";
import { palette } from "#api/documents/pdf/palette.ts";
import type { FineContent } from "./FineContent.ts";

/** Margin of a letter, wider than that of a table. */
const SIDE = MARGIN + 24;
const LETTER_WIDTH = WIDTH - 48;
const LABEL_WIDTH = 150;

const body = { size: 10.5, color: palette.text, minSize: 7 } as const;

/** Draws a letter about a fine as a PDF: one A4 page, tagged, with title and language. */
export async function drawFine(
  content: FineContent,
  fonts: Record<Weight, Face[]>,
): Promise<Buffer<ArrayBuffer>> {
  const { language, title, sender } = content;
  const pdf = openPdf({ language, title, author: sender.name }, fonts);
  const { doc, pen, tag, decorate } = pdf;
  let y = SIDE;
  write("P", sender.name, { ...body, size: 14, weight: "bold" }, 2);
  for (const line of sender.lines)
    write("P", line, { ...body, size: 9.5, color: palette.muted, lines: 2 }, 1);
  y += 18;
  write("P", content.recipient, { ...body, lines: 2, align: "end" }, 4);
  write("P", content.date, { ...body, align: "end" }, 26);
  write("H1", title, { ...body, size: 15, weight: "bold", lines: 2 }, 14);
  write("P", content.opening, { ...body, lines: 6 }, 14);
  for (const section of content.sections) {
    write("H2", section.title, { ...body, size: 11.5, weight: "bold" }, 5);
    for (const { label, value } of section.facts) writeFact(label, value);
    decorate(() => rule(y + 3));
    y += 16;
  }
  write("P", content.closing, { ...body, lines: 6 }, 36);
  write("P", content.signature, { ...body, align: "end" }, 0);
  return pdf.end();

  function write(type: string, text: string, style: Omit<TextStyle, "width">, gap: number): void {
    const layout = pen.layOut(text, { ...style, width: LETTER_WIDTH });
    const top = y;
    tag(type, () => pen.draw(layout, SIDE, top));
    y += layout.height + gap;
  }

  function writeFact(label: string, value: string): void {
    const name = pen.layOut(label, { ...body, color: palette.muted, width: LABEL_WIDTH - 10, lines: 2 });
    const text = pen.layOut(value, { ...body, width: LETTER_WIDTH - LABEL_WIDTH, lines: 3 });
    const top = y;
    tag("P", () => {
      pen.draw(name, SIDE, top);
      pen.draw(text, SIDE + LABEL_WIDTH, top);
    });
    y += Math.max(name.height, text.height) + 4;
  }

  function rule(at: number): void {
    doc
      .moveTo(SIDE, at)
      .lineTo(PAGE.width - SIDE, at)
      .lineWidth(0.6)
      .stroke(palette.line);
  }
}
