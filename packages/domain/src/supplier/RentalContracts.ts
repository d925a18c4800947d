import * as v from "valibot";
import { languages } from "../language/Language.ts";

/** URL of a file on another site: https, with a host name and a path, without a user or a password. */
const webFileUrl = v.pipe(
  v.string(),
  v.regex(
    /^https:\/\/[A-Za-z0-9.-]{1,250}\.[A-Za-z][A-Za-z0-9-]{1,62}(?::\d{1,5})?\/\S{1,2000}$/,
    "contract_address_invalid",
  ),
);

/** URLs of an agency's rental contract, a PDF, by language. Empty: no contract. */
export const RentalContracts = v.object(v.entriesFromList(languages, v.exactOptional(webFileUrl)));
export type RentalContracts = v.InferOutput<typeof RentalContracts>;
