import type { SecondFactorMethod } from "@sayara/domain/account/SecondFactorMethod";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** Fields of the sign-in form: the credentials, the code of the second step, and whether to mail one. */
export type SignInValues = {
  email: string;
  password: string;
  stayConnected: boolean;
  code: string;
  byMail: boolean;
};

export const emptySignIn: SignInValues = {
  email: "",
  password: "",
  stayConnected: false,
  code: "",
  byMail: false,
};

/** The code that is still needed; null before the password was right, and once signed in. */
export type SignInStep = SecondFactorMethod | Unknown | null;
