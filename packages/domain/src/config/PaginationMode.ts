import * as v from "valibot";

/** How a list continues: numbered pages, or the next page below the last when it comes into view (product.md, section 9). */
export const paginationModes = ["classic", "infiniteScroll"] as const;
/** One of {@link paginationModes}. */
export const PaginationMode = v.picklist(paginationModes);
export type PaginationMode = v.InferOutput<typeof PaginationMode>;
