/**
 * Seconds for which anyone may cache an answer of the catalogue. Afterwards its ETag avoids another download.
 */
export const CATALOGUE_SECONDS = 30;
