/**
 * Prevents an image from running scripts or being rendered as a page. Its name changes with its content, so it is
 * cached for a year.
 */
export const pictureHeaders = {
  "Cache-Control": "public, max-age=31536000, immutable",
  "Content-Disposition": "inline",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
};
