/**
 * Resolves after the next paint: what a press changes is painted before the work that it causes. At once in a background
 * tab, where nothing is painted. Browser only.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
