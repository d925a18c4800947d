/** Attributes of a `TextField` for an email address: they select the keyboard on phones. */
export const emailInput = {
  type: "email",
  inputMode: "email",
  autoCapitalize: "none",
  spellCheck: false,
} as const;
