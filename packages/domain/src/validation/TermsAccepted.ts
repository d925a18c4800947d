import * as v from "valibot";
import { validationMessage } from "./ValidationMessage.ts";

/** The accepted terms of use [VA9]. */
export const TermsAccepted = v.literal(true, validationMessage("terms_required"));
