import { withoutIsolates } from "@sayara/i18n/bidi/isolate";
import type PDFDocument from "pdfkit";
import { breakLines } from "./breakLines.ts";
import { canPrint, type Direction, directionOfText, splitRuns, transliterate } from "./splitRuns.ts";
import type { Face, Weight } from "./loadFonts.ts";

/** A text on a page. */
export interface PrintedText {
  text: string;
  /** Printed in brackets when no font has the letters of `text` and it is transliterated. */
  fallbackNote?: string;
}

/** Style and available space of a text, in points. */
export interface TextStyle {
  size: number;
  width: number;
  weight?: Weight;
  color: string;
  /**
   * Maximum number of lines, 1 by default. A longer text is set smaller, down to `minSize`, and then cut with an
   * ellipsis.
   */
  lines?: number;
  minSize?: number;
  /** Side of the space, in the document's direction: `start` by default. */
  align?: "start" | "end";
}

/** A text broken into lines. */
export interface TextLayout {
  lines: string[];
  size: number;
  height: number;
  style: TextStyle;
  /** Direction of the text, which may differ from that of the document. */
  direction: Direction;
}

export interface Pen {
  /** Breaks a text into lines without drawing it. */
  layOut: (text: string | PrintedText, style: TextStyle) => TextLayout;
  /** Returns the width of a line in points. */
  widthOf: (line: string, size: number, style: TextStyle) => number;
  /**
   * Draws a text at `x`, `y`: the upper left corner of its space, or the upper right one measured from the
   * right in a right-to-left document.
   */
  draw: (text: TextLayout, x: number, y: number) => void;
}

const LEADING = 1.27;
const SIZE_STEP = 0.5;

/** Returns a pen that draws text in several scripts, each letter in the first face that has it. */
export function createPen(
  doc: InstanceType<typeof PDFDocument>,
  { fonts, direction }: { fonts: Record<Weight, Face[]>; direction: Direction },
): Pen {
  const registered = new Set<string>();
  const widths = new Map<string, number>();
  return {
    layOut(input, style) {
      const { text, fallbackNote } = typeof input === "string" ? { text: input } : input;
      const faces = fonts[style.weight ?? "regular"];
      const isExact = fallbackNote === undefined || canPrint(faces, text);
      return fitText(isExact ? text : `${transliterate(faces, text)} (${fallbackNote})`, style);
    },
    widthOf: lineWidth,
    draw({ lines, ...text }, x, y) {
      for (const [index, line] of lines.entries())
        drawLine(line, { x, y: y + index * text.size * LEADING }, text);
    },
  };

  function fitText(text: string, style: TextStyle): TextLayout {
    const { size: preferredSize, minSize = preferredSize, lines: maxLines = 1, width } = style;
    const breakAt = (size: number) => breakLines(text, width, (line) => lineWidth(line, size, style));
    let size = preferredSize;
    let lines = breakAt(size);
    while (lines.length > maxLines && size - SIZE_STEP >= minSize) {
      size -= SIZE_STEP;
      lines = breakAt(size);
    }
    if (lines.length > maxLines)
      lines = truncate(lines, maxLines, (line) => lineWidth(line, size, style) <= width);
    const height = lines.length * size * LEADING;
    return { lines: balanceIsolates(lines), size, height, style, direction: directionOfText(text) };
  }

  function lineWidth(line: string, size: number, style: TextStyle): number {
    const key = `${style.weight ?? "regular"} ${line}`;
    const unitWidth = widths.get(key) ?? measureAtOnePoint(line, style);
    widths.set(key, unitWidth);
    return unitWidth * size;
  }

  function measureAtOnePoint(line: string, style: TextStyle): number {
    return runsOf(line, style).reduce((sum, { face, text }) => {
      selectFace(face, UNIT);
      return sum + doc.widthOfString(text, featuresOf(face)) / UNIT;
    }, 0);
  }

  function drawLine(
    line: string,
    { x, y }: { x: number; y: number },
    layout: Omit<TextLayout, "lines">,
  ): void {
    const { size, style } = layout;
    const { align = "start", color, width } = style;
    const space = width - lineWidth(line, size, style);
    const start = align === "end" ? x + space : x;
    let left = direction === "rtl" ? doc.page.width - start - (width - space) : start;
    const hasArabic = /\p{Script=Arabic}/u.test(line);
    // The face draws a letter and its dots as two glyphs, in visual order, so PDF readers take the text from
    // `actual`.
    if (hasArabic) doc.markContent("Span", { actual: withoutIsolates(line) });
    for (const { face, text } of runsOf(line, style, layout.direction)) {
      selectFace(face, size);
      // A run of several words is laid out as a whole, in the direction of its script.
      doc.fillColor(color).text(text, left, y + size * BASELINE, {
        baseline: "alphabetic",
        lineBreak: false,
        ...featuresOf(face),
      });
      left += doc.widthOfString(text, featuresOf(face));
    }
    if (hasArabic) doc.endMarkedContent();
  }

  function runsOf(line: string, { weight = "regular" }: TextStyle, textDirection?: Direction) {
    const [first, ...fallbackFonts] = fonts[weight];
    return first === undefined ? [] : splitRuns([first, ...fallbackFonts], line, textDirection);
  }

  function selectFace(face: Face, size: number): void {
    if (!registered.has(face.name)) doc.registerFont(face.name, face.file);
    registered.add(face.name);
    doc.font(face.name).fontSize(size);
  }
}

/**
 * Returns the font features for a face's script. Noto Sans composes letters such as ị from two glyphs by `ccmp`; text
 * extracted from the PDF would then lack the second one.
 */
function featuresOf({ isRightToLeft }: Face): { features: [] } {
  // The types only allow lists, but fontkit also accepts features to switch off.
  return { features: isRightToLeft ? [] : ({ ccmp: false } as never) };
}

/** Size at which widths are measured. */
const UNIT = 100;
/**
 * Distance of the baseline from a line's upper edge, as a multiple of the font size. The same for all faces of a line.
 */
const BASELINE = 1.0;

/** Closes the isolates that are open at the end of a line, and opens them again on the next one. */
function balanceIsolates(lines: readonly string[]): string[] {
  let open = "";
  return lines.map((line) => {
    const opened = open + line;
    open = "";
    for (const letter of opened) {
      if (/[\u2066-\u2068]/.test(letter)) open += letter;
      if (letter === "\u2069") open = open.slice(0, -1);
    }
    return opened + "\u2069".repeat(open.length);
  });
}

function truncate(lines: readonly string[], maxLines: number, fits: (line: string) => boolean): string[] {
  const keptLines = lines.slice(0, maxLines);
  let last = keptLines.pop() ?? "";
  while (last !== "" && !fits(`${last}…`)) last = [...last].slice(0, -1).join("").trimEnd();
  return [...keptLines, `${last}…`];
}
