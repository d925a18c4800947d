/**
 * URLs of the images for records without one (product.md, section 16): absolute, or a path on this site. If empty,
 * the page draws the image; for a car, in its body type and colour.
 */
export interface DefaultImages {
  car: string;
  location: string;
  supplier: string;
}
