import * as v from "valibot";

/** Text of an answer, at most so many characters. Without words of its own: no person is shown what a client says of it. */
export const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

/** The address of a page, https or (on a developer's machine) http. */
export const WebAddress = v.pipe(
  v.string(),
  v.check((address) => /^https?:\/\/\S{1,2000}$/.test(address)),
);

/** A signed token that the server made and reads again. */
export const SignedToken = text(500);
