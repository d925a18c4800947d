import * as v from "valibot";
import { perLanguage } from "../language/perLanguage.ts";

/**
 * Address of a contract: an uploaded file of the API, or an https URL on another site, with a host name and a
 * path, but without a user name or a password.
 */
const contractAddress = v.pipe(
  v.string(),
  v.regex(
    /^(?:\/contracts\/[0-9a-f]{32}\.pdf|https:\/\/[A-Za-z0-9.-]{1,250}\.[A-Za-z][A-Za-z0-9-]{1,62}(?::\d{1,5})?\/\S{1,2000})$/,
    "contract_address_invalid",
  ),
);

/**
 * Addresses of an agency's rental contract, a PDF, by language. Empty: no contract. An address that begins
 * with `/` is a path on the API's host.
 */
export const RentalContracts = perLanguage(v.exactOptional(contractAddress));
export type RentalContracts = v.InferOutput<typeof RentalContracts>;
