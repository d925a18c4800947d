/** Shows the page again as a browser does on Back; `persisted`: as it was left. */
export function showAgain({ persisted }: { persisted: boolean }): void {
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
}
