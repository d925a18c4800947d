/**
 * Chromium's flags in every check, test and bench: without a display, in a container, and without the
 * browser's own traffic, which would be measured as the page's.
 */
export const browserFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
