/**
 * How every check, journey and bench starts Chromium: without a display, in a container, and without
 * the browser's own traffic, which would be counted as the page's.
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
