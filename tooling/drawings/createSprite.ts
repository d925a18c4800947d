/** Returns an SVG file of drawings for `<use href="…#name">`. `attributes` are set on each drawing's group. */
export function createSprite(
  drawings: Iterable<readonly [name: string, shapes: string, attributes?: string]>,
): string {
  const groups = Array.from(
    drawings,
    ([name, shapes, attributes = ""]) => `<g id="${name}"${attributes}>${shapes}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>\n${groups.join("\n")}\n</defs></svg>\n`;
}
