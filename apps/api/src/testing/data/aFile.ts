import sharp from "sharp";

const samplePdf = "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n";

/** Returns a form with a file in the field `file`, by default a small PDF. */
export function aFileForm(
  content: string | Uint8Array<ArrayBuffer> = samplePdf,
  type = "application/pdf",
): FormData {
  const form = new FormData();
  form.append("file", new File([content], "document", { type }));
  return form;
}

/** Returns a small PNG. */
export async function aPng(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "white" } });
  return new Uint8Array(await picture.png().toBuffer());
}
