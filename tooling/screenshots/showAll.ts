/** Runs in each document before its scripts: what is below the window is laid out too (`content-visibility`). */
export function showAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
}
