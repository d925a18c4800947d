/** Anyone may keep an answer of the catalogue this long; after it, its ETag spares sending it again. */
export const CATALOGUE_SECONDS = 30;
