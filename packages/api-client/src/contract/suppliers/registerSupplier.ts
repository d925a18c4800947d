import { SupplierRegistration } from "@sayara/domain/account/SupplierRegistration";
import { User } from "@sayara/domain/user/User";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** Input schemas of {@link registerSupplier}. */
export const registerSupplierInput = { body: SupplierRegistration };

/**
 * Registers an agency and its owner, signs in and mails a link that confirms the address [JN1]. Needs a
 * captcha pass. `answerMailed`: no session is opened, because the marketplace does not reveal registered
 * addresses. Refused if the tax number or the name belongs to another agency [JN2].
 */
export const registerSupplier = defineEndpoint({
  name: "registerSupplier",
  method: "POST",
  path: "/api/register-supplier",
  input: inputOf<typeof registerSupplierInput>(),
  responses: { 200: User, 202: noContent },
  outcomes: { 200: "signedIn", 202: "answerMailed" },
  refusals: ["email_registered", "tax_number_registered", "agency_name_registered", "captcha_required"],
  sessionEffect: "opens",
});
