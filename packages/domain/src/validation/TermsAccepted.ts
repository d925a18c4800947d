import * as v from "valibot";
import { validationMessage } from "./ValidationMessage.ts";

/** The terms of use, which must be accepted (specification, section 5) [VA9]. */
export const TermsAccepted = v.literal(true, validationMessage("terms_required"));
