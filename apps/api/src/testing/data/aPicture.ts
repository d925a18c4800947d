import sharp from "sharp";

/** Returns an upload form with a small picture. */
export async function aPicture(): Promise<FormData> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#17518f" } });
  const form = new FormData();
  form.append("image", new Blob([new Uint8Array(await picture.png().toBuffer())], { type: "image/png" }));
  return form;
}
