import { SIGNATURE_SIZE } from "@sayara/domain/booking/condition/Signature";
import { directionOf } from "@sayara/domain/language/directionOf";
import type { PrintedText, TextStyle } from "#api/documents/pdf/createPen.ts";
import type { Face, Weight } from "#api/documents/pdf/loadFonts.ts";
import { MARGIN, openPdf, PAGE, WIDTH } from "#api/documents/pdf/openPdf.ts";
import { palette } from "#api/documents/pdf/palette.ts";
import type {
  ConditionContent,
  ConditionFact,
  ConditionPhoto,
  ConditionReportText,
  ConditionSignature,
} from "./ConditionContent.ts";

const BOTTOM = PAGE.height - MARGIN - 14;
const GAP = 12;
const COLUMN = (WIDTH - GAP) / 2;
const LABEL_WIDTH = 200;
const SIGNATURE_HEIGHT = 52;
/** In points. Four rows of photos fit on a page. */
const PHOTO_HEIGHT = 154;

const muted = { size: 8.5, color: palette.muted, minSize: 6 } as const;
const body = { size: 9.5, color: palette.text, minSize: 5 } as const;
/** More than any text needs: the longest remarks take fewer lines in every script. */
const MAX_LINES = 40;

/** A part of the document that is never split across pages. */
interface Block {
  height: number;
  /** Keeps the block on the same page as the next one. */
  isHeading?: boolean;
  draw: (y: number) => void;
}

/**
 * Draws a booking's condition reports as a tagged A4 PDF with title and language: first the facts and signatures, then
 * the photos, four rows a page.
 */
export async function drawCondition(
  content: ConditionContent,
  fonts: Record<Weight, Face[]>,
): Promise<Buffer<ArrayBuffer>> {
  const { language, title, reference, brand } = content;
  const pdf = openPdf({ language, title: `${title} ${reference.value}`, author: brand }, fonts);
  const { doc, pen, tag, decorate, leftOf } = pdf;
  const pages = paginate([
    ...headerBlocks(),
    ...content.facts.map(factBlock),
    ...content.sections.flatMap(sectionBlocks),
    ...content.reports.flatMap(reportBlocks),
    ...photoBlocks(),
  ]);
  for (const [index, blocks] of pages.entries()) {
    if (index > 0) pdf.startPage();
    decorate(() => doc.rect(0, 0, PAGE.width, 7).fill(palette.primary));
    let y = MARGIN;
    for (const block of blocks) {
      block.draw(y);
      y += block.height;
    }
    drawFooter(index + 1);
  }
  return pdf.end();

  function headerBlocks(): Block[] {
    return [
      textBlock("P", brand, { size: 13, weight: "bold", color: palette.primary, minSize: 8 }, 2),
      textBlock("H1", title, { size: 23, weight: "bold", color: palette.text, minSize: 12 }, 1),
      textBlock("P", content.purpose, { ...muted, size: 9.5, lines: 2 }, 8),
      textBlock("P", reference.label, muted, 0),
      textBlock("P", reference.value, { size: 17, weight: "bold", color: palette.primary }, 8),
    ];
  }

  function textBlock(
    type: string,
    text: string | PrintedText,
    style: Omit<TextStyle, "width">,
    gap: number,
  ): Block {
    const layout = pen.layOut(text, { ...style, width: WIDTH });
    return { height: layout.height + gap, draw: (y) => tag(type, () => pen.draw(layout, MARGIN, y)) };
  }

  function headingBlock(text: string): Block {
    const layout = pen.layOut(text, { size: 12.5, weight: "bold", color: palette.text, width: WIDTH });
    return {
      height: layout.height + 18,
      isHeading: true,
      draw(y) {
        decorate(() => rule(y + 7));
        tag("H2", () => pen.draw(layout, MARGIN, y + 13));
      },
    };
  }

  function factBlock({ label, value }: ConditionFact): Block {
    const name = pen.layOut(label, { ...body, color: palette.muted, width: LABEL_WIDTH - 10, lines: 3 });
    const text = pen.layOut(value, { ...body, width: WIDTH - LABEL_WIDTH, lines: MAX_LINES });
    return {
      height: Math.max(name.height, text.height) + 4,
      draw: (y) =>
        tag("P", () => {
          pen.draw(name, MARGIN, y);
          pen.draw(text, MARGIN + LABEL_WIDTH, y);
        }),
    };
  }

  function sectionBlocks({ title: heading, facts }: { title: string; facts: ConditionFact[] }): Block[] {
    return [headingBlock(heading), ...facts.map(factBlock)];
  }

  function reportBlocks({ signatures, ...section }: ConditionReportText): Block[] {
    return [...sectionBlocks(section), signaturesBlock(signatures)];
  }

  function signaturesBlock(signatures: ConditionSignature[]): Block {
    const columns = signatures.map(({ title: who, name, path, text }) => ({
      path,
      text,
      title: pen.layOut(who, { ...muted, width: COLUMN }),
      name: pen.layOut(name, { ...body, weight: "bold", width: COLUMN, lines: 2 }),
      note: pen.layOut(text, { ...muted, width: COLUMN, lines: 2 }),
    }));
    const top = Math.max(...columns.map((column) => column.title.height + column.name.height)) + 8;
    return {
      height: top + SIGNATURE_HEIGHT + 8,
      draw(y) {
        for (const [index, column] of columns.entries()) {
          const x = MARGIN + index * (COLUMN + GAP);
          tag("P", () => {
            pen.draw(column.title, x, y + 4);
            pen.draw(column.name, x, y + 4 + column.title.height);
          });
          if (column.path === null) tag("P", () => pen.draw(column.note, x, y + top));
          else drawSignature(column.path, { x, y: y + top, alt: column.text });
        }
      },
    };
  }

  function drawSignature(path: string, { x, y, alt }: { x: number; y: number; alt: string }): void {
    const scale = SIGNATURE_HEIGHT / SIGNATURE_SIZE.height;
    const left = leftOf(x, SIGNATURE_SIZE.width * scale);
    tag(
      "Figure",
      () => {
        doc.save().translate(left, y).scale(scale);
        doc.path(path).lineWidth(4).lineCap("round").stroke(palette.text);
        doc.restore();
      },
      { alt },
    );
  }

  function photoBlocks(): Block[] {
    const { title: heading, rows } = content.photos;
    return rows.length === 0 ? [] : [headingBlock(heading), ...rows.map(photosBlock)];
  }

  function photosBlock(photos: ConditionPhoto[]): Block {
    const cells = photos.map((photo) => ({
      ...photo,
      caption: pen.layOut(photo.caption, { ...muted, width: COLUMN }),
      note: pen.layOut(photo.text, { ...body, width: COLUMN, lines: 2 }),
    }));
    const top = Math.max(...cells.map(({ caption }) => caption.height)) + 3;
    return {
      height: top + PHOTO_HEIGHT + 8,
      draw(y) {
        for (const [index, { caption, jpeg, note, text }] of cells.entries()) {
          const x = MARGIN + index * (COLUMN + GAP);
          tag("P", () => pen.draw(caption, x, y));
          if (jpeg === null) tag("P", () => pen.draw(note, x, y + top));
          else tag("Figure", () => drawPhoto(jpeg, x, y + top), { alt: text });
        }
      },
    };
  }

  function drawPhoto(jpeg: Uint8Array<ArrayBuffer>, x: number, y: number): void {
    const align = directionOf(language) === "rtl" ? "right" : undefined;
    const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
    doc.image(bytes, leftOf(x, COLUMN), y, { fit: [COLUMN, PHOTO_HEIGHT], ...(align && { align }) });
  }

  function rule(y: number): void {
    doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(0.6)
      .stroke(palette.line);
  }

  function drawFooter(page: number): void {
    const text = content.footer.replace("{page}", String(page)).replace("{pages}", String(pages.length));
    const layout = pen.layOut(text, { ...muted, size: 7.5, width: WIDTH, minSize: 5 });
    tag("P", () => pen.draw(layout, MARGIN, PAGE.height - MARGIN + 8));
  }
}

/** Distributes blocks over pages. A heading stays on the page of the block below it. */
function paginate(blocks: readonly Block[]): Block[][] {
  const pages: Block[][] = [[]];
  let room = BOTTOM - MARGIN;
  for (const [index, block] of blocks.entries()) {
    const next = block.isHeading === true ? (blocks[index + 1]?.height ?? 0) : 0;
    if (block.height + next > room && pages.at(-1)?.length !== 0) {
      pages.push([]);
      room = BOTTOM - MARGIN;
    }
    pages.at(-1)?.push(block);
    room -= block.height;
  }
  return pages;
}
