/** Returns the URL of a picture of one colour, which a story shows without a server. */
export function aPhotoUrl(colour = "teal", { width = 1600, height = 1000 } = {}): string {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
