/** Runs in the page before its picture is taken: loads all images and fonts and scrolls to the start. */
export async function settle(): Promise<void> {
  for (const image of document.images) image.loading = "eager";
  // A face of the system that this machine lacks is not loaded.
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  window.scrollTo(0, 0);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
