import * as v from "valibot";
import { CaptchaSolved } from "../validation/CaptchaSolved.ts";
import { NewPassword } from "./NewPassword.ts";
import { SupplierRegistration } from "./SupplierRegistration.ts";

/**
 * Schema of the form that registers an agency: the fields of `SupplierRegistration`, the password's `confirmation` and
 * the `captcha` [JN1, VA20, VA21]. Parsing returns the request body.
 */
export const supplierRegistrationForm = v.pipe(
  // An intersection, so that a mismatch is reported even if another field is missing.
  v.intersect([v.object({ ...SupplierRegistration.entries, captcha: CaptchaSolved }), NewPassword]),
  v.transform(({ captcha: _captcha, ...body }): SupplierRegistration => body),
);
