/**
 * Addresses of the pictures for records without one (product.md, section 16): absolute, or a path of this site. Empty:
 * the page draws it, a car in its body and colour.
 */
export interface DefaultImages {
  car: string;
  location: string;
  supplier: string;
}
