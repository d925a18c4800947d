/** Shows the page again as a browser does on Back. `persisted`: restored with its state. */
export function firePageShow({ persisted }: { persisted: boolean }): void {
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
}
