import * as v from "valibot";

/**
 * Pagination of a list (product.md, section 9): numbered pages, or a next page that is appended when the end
 * of the list comes into view.
 */
export const paginationModes = ["classic", "infiniteScroll"] as const;
/** One of {@link paginationModes}. */
export const PaginationMode = v.picklist(paginationModes);
export type PaginationMode = v.InferOutput<typeof PaginationMode>;
