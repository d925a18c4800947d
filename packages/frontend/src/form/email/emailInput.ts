/** Attributes of a `TextField` for an email address. They select the email keyboard on phones. */
export const emailInput = {
  type: "email",
  inputMode: "email",
  autoCapitalize: "none",
  spellCheck: false,
} as const;
