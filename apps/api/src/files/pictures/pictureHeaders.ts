/**
 * Headers that prevent an image from running scripts or being rendered as a page. An image's name changes
 * with its content, so it may be cached for a year.
 */
export const pictureHeaders = {
  "Cache-Control": "public, max-age=31536000, immutable",
  "Content-Disposition": "inline",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
};
