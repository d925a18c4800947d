/**
 * Chromium's flags in every check, test and benchmark. It runs without a display, in a container, and without
 * background traffic, which would be counted as the page's.
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
