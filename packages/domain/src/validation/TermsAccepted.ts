import * as v from "valibot";
import { validationMessage } from "./ValidationMessage.ts";

/** Acceptance of the terms of use [VA9]. */
export const TermsAccepted = v.literal(true, validationMessage("terms_required"));
