import { createFormDraft } from "@sayara/frontend/form/createFormDraft";

export type SignUpValues = {
  fullName: string;
  email: string;
  phone: string;
  /** In the format of `dateParts`; may be incomplete. */
  birthDate: string;
  password: string;
  confirmation: string;
  termsAccepted: boolean;
  acceptsPromotions: boolean;
  captcha: boolean;
};

export const emptySignUp: SignUpValues = {
  fullName: "",
  email: "",
  phone: "",
  birthDate: "",
  password: "",
  confirmation: "",
  termsAccepted: false,
  acceptsPromotions: false,
  captcha: false,
};

export const signUpDraft = createFormDraft("sayara.signUp", ["fullName", "email", "phone", "birthDate"]);

/**
 * `mailedTo`: recipient of the mail, if the API does not reveal registered addresses. `registeredEmail`: an address
 * that has an account.
 */
export type SignUpResult = { mailedTo?: string; registeredEmail?: string };
