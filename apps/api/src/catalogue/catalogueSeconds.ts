/** Seconds for which anyone may cache a catalogue response. After that its ETag avoids another download. */
export const CATALOGUE_SECONDS = 30;
