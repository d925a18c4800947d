import { createFormDraft } from "@sayara/frontend/form/createFormDraft";

export type RegisterValues = {
  agencyName: string;
  taxNumber: string;
  city: string;
  fullName: string;
  email: string;
  phone: string;
  password: string;
  confirmation: string;
  termsAccepted: boolean;
  captcha: boolean;
};

export const emptyRegister: RegisterValues = {
  agencyName: "",
  taxNumber: "",
  city: "",
  fullName: "",
  email: "",
  phone: "",
  password: "",
  confirmation: "",
  termsAccepted: false,
  captcha: false,
};

export const registerDraft = createFormDraft("sayara.portal.register", [
  "agencyName",
  "taxNumber",
  "city",
  "fullName",
  "email",
  "phone",
]);

/**
 * `mailedTo` is the mail's recipient. Without a session, the API does not reveal whether the address is
 * registered.
 */
export type RegisterResult = { mailedTo: string };

/**
 * Error of a field whose value is already registered for another agency or account. The form's schema never
 * uses this code.
 */
export const takenCode = "invalid";
