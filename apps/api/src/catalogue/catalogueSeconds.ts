/**
 * Seconds for which any cache may store a catalogue response. After that, its ETag avoids downloading it
 * again.
 */
export const CATALOGUE_SECONDS = 30;
