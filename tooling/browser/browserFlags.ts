/**
 * Chromium's flags in every check, test and benchmark: no display, in a container, and no traffic of the browser's own,
 * which would be measured as the page's.
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
