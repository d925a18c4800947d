/** A path of one colour: filled, or a line of a given width. */
export function shape(colour: string, path: string, lineWidth?: number): string {
  return lineWidth === undefined
    ? `<path fill="${colour}" d="${path}"/>`
    : `<path fill="none" stroke="${colour}" stroke-width="${lineWidth}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;
}
