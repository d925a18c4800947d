export type SignUpValues = {
  fullName: string;
  email: string;
  phone: string;
  /** In the format of `dateParts`, perhaps incomplete. */
  birthDate: string;
  password: string;
  confirmation: string;
  termsAccepted: boolean;
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
  captcha: false,
};
