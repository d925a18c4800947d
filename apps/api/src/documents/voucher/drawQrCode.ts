import type PDFDocument from "pdfkit";
import { encode } from "uqr";

/** Draws a QR code of a text, without a border. */
export function drawQrCode(
  doc: InstanceType<typeof PDFDocument>,
  text: string,
  { x, y, side, color }: { x: number; y: number; side: number; color: string },
): void {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const module = side / size;
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries()) {
      // Slightly larger than a module, so that viewers show no seams.
      if (isDark) doc.rect(x + column * module, y + row * module, module + 0.05, module + 0.05);
    }
  }
  doc.fill(color);
}
