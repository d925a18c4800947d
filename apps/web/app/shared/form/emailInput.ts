/** What a `TextField` for an e-mail address tells the browser, so that phones show the right keyboard. */
export const emailInput = {
  type: "email",
  inputMode: "email",
  autoCapitalize: "none",
  spellCheck: false,
} as const;
