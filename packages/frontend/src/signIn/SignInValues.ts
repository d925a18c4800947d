import type { SecondFactorMethod } from "@sayara/domain/account/SecondFactorMethod";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** Fields of the sign-in form: the credentials, the second factor's code, and whether to mail a code. */
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

/** The second factor that is still required; null until the password is accepted, and after signing in. */
export type SignInStep = SecondFactorMethod | Unknown | null;
