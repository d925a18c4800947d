/**
 * Resolves after the next paint, so that the visible effect of a click is painted before the work that the
 * click starts. Resolves without a paint in a background tab, where nothing is painted. Browser only.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
