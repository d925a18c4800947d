import * as v from "valibot";
import { plainCode } from "../text/typedText.ts";

/** A one-time code from a mail or an authenticator app, as typed: six digits, with or without spaces and hyphens [RO4, SF1]. */
export const SixDigitCode = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((text) => plainCode(text).replaceAll(/[\s-]/g, "")),
  v.regex(/^\d{6}$/),
);
