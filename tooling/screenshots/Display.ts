/** A browser window's width in CSS pixels and its theme. */
export interface Display {
  width: number;
  theme: "light" | "dark";
}

/** Phone, both sides of the boundary of "mobile" (product.md, section 9), and a laptop; each in both themes. */
export const displays: readonly Display[] = [360, 960, 961, 1440].flatMap((width): Display[] => [
  { width, theme: "light" },
  { width, theme: "dark" },
]);

/** Returns the height of a window of this width, in CSS pixels. */
export function windowHeight(width: number): number {
  return width < 960 ? 740 : 900;
}

/** Returns the name of a subject's picture, as in `pages/home/360-light`. */
export function pictureName(subject: string, { width, theme }: Display): string {
  return `${subject}/${width}-${theme}`;
}
