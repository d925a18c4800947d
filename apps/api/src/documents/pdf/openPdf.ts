import { buffer } from "node:stream/consumers";
import type { Language } from "@sayara/domain/language/Language";
// The types of pdfkit have no named export.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from "pdfkit";
import { directionOf } from "@sayara/domain/language/directionOf";
import { createPen, type Pen, type TextLayout } from "./createPen.ts";
import type { Face, Weight } from "./loadFonts.ts";

/** An A4 page, in points. */
export const PAGE = { width: 595.28, height: 841.89 };
/** Space between the page's edges and its content, in points. */
export const MARGIN = 40;
/** Width of the content, in points. */
export const WIDTH = PAGE.width - 2 * MARGIN;

/**
 * A PDF of A4 pages that is being drawn. Positions are in points from the upper left corner, or from the
 * upper right one in a right-to-left document.
 */
export interface OpenPdf {
  doc: InstanceType<typeof PDFDocument>;
  pen: Pen;
  /** Adds an element to the document's structure, for screen readers. */
  tag: (type: string, draw: () => void, options?: { alt?: string }) => void;
  /** Draws decoration that screen readers skip. */
  decorate: (draw: () => void) => void;
  /** Returns the left edge of a shape that starts at `x`. */
  leftOf: (x: number, width: number) => number;
  /** Draws a text as a link to an address. */
  link: (text: TextLayout, address: string, x: number, y: number) => void;
  widthOf: (text: TextLayout) => number;
  startPage: () => void;
  /** Ends the document. Resolves to its bytes. */
  end: () => Promise<Buffer<ArrayBuffer>>;
}

/** Opens a PDF with its first page: tagged, with title, author and language. */
export function openPdf(
  { language, title, author }: { language: Language; title: string; author: string },
  fonts: Record<Weight, Face[]>,
): OpenPdf {
  const page = { size: "A4", margin: 0 };
  const doc = new PDFDocument({
    ...page,
    lang: language,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  const bytes = buffer(doc);
  const direction = directionOf(language);
  const pen = createPen(doc, { fonts, direction });
  const leftOf = (x: number, width: number) => (direction === "rtl" ? PAGE.width - x - width : x);
  const root = doc.struct("Document");
  doc.addStructure(root);
  const widthOf = ({ lines, size, style }: TextLayout) =>
    Math.max(...lines.map((line) => pen.widthOf(line, size, style)));
  return {
    doc,
    pen,
    tag(type, draw, options = {}) {
      const element = doc.struct(type, options, [draw]);
      root.add(element);
      element.end();
    },
    decorate(draw) {
      doc.markContent("Artifact");
      draw();
      doc.endMarkedContent();
    },
    link(text, address, x, y) {
      const structParent = doc.struct("Link");
      root.add(structParent);
      structParent.add(() => pen.draw(text, x, y));
      // The types of the library lack `structParent`.
      const options: object = { structParent };
      const width = widthOf(text);
      doc.link(leftOf(x, width), y, width, text.height, address, options);
      structParent.end();
    },
    leftOf,
    widthOf,
    startPage: () => void doc.addPage(page),
    end() {
      root.end();
      doc.end();
      return bytes;
    },
  };
}
