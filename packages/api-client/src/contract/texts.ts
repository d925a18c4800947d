import * as v from "valibot";

/**
 * Text of at most `max` characters. It has no error message, because no page shows validation messages of a
 * response.
 */
export const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

/** URL of a page: https, or http on a developer's machine. */
export const WebAddress = v.pipe(
  v.string(),
  v.check((address) => /^https?:\/\/\S{1,2000}$/.test(address)),
);

/** A signed token that the server issues and verifies. */
export const SignedToken = text(500);
