/** Returns an SVG path in one colour: filled, or a line if a width is given. */
export function shape(colour: string, path: string, lineWidth?: number, opacity?: number): string {
  const opacityAttribute = opacity === undefined ? "" : ` opacity="${opacity}"`;
  return lineWidth === undefined
    ? `<path fill="${colour}"${opacityAttribute} d="${path}"/>`
    : `<path fill="none" stroke="${colour}" stroke-width="${lineWidth}" stroke-linecap="round" stroke-linejoin="round"${opacityAttribute} d="${path}"/>`;
}
