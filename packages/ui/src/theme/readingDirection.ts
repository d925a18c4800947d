/**
 * Returns the text direction of the document. Always `ltr` on the server, so call it only in event handlers
 * and open dialogs.
 */
export function readingDirection(): "ltr" | "rtl" {
  return typeof document !== "undefined" && document.documentElement.dir === "rtl" ? "rtl" : "ltr";
}

/**
 * Returns 1 for the arrow key towards the next item of a row, −1 for the arrow key towards the previous item,
 * and 0 for any other key.
 *
 * @example rowStep("ArrowRight") // −1 in an Arabic document, otherwise 1
 */
export function rowStep(key: string): -1 | 0 | 1 {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return 0;
  return (key === "ArrowRight") === (readingDirection() === "ltr") ? 1 : -1;
}
