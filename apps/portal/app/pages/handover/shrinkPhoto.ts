/** Maximum pixels of the longer side. The API stores no more. */
const LONGER_SIDE = 1600;
/** Photos up to this number of bytes are sent unchanged. */
const SMALL = 400_000;

/** Returns a smaller JPEG of a photo for a slow network, or the original if the browser cannot decode it. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size <= SMALL || typeof createImageBitmap !== "function") return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, LONGER_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
    return blob === null ? file : new File([blob], "photo.jpg", { type: "image/jpeg" });
  } catch {
    return file;
  }
}
