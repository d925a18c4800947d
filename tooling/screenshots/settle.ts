/** Runs in the page before its picture is taken: shows what is below the window, loads images and fonts, scrolls up. */
export async function settle(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>("body *"))
    if (getComputedStyle(part).contentVisibility === "auto") part.style.contentVisibility = "visible";
  for (const image of document.images) image.loading = "eager";
  // A face of the system that this machine lacks is not loaded.
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  window.scrollTo(0, 0);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
