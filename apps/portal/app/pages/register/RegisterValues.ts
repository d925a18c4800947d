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

/** `mailedTo`: recipient of the mail. Without a session, the API does not tell whether the address is registered. */
export type RegisterResult = { mailedTo: string };

/** Error of a field whose value another agency or account has. The form's schema has other codes. */
export const takenCode = "invalid";
