/** Name of the cookie with the visitor's consent to analytics. Kept on sign-out (product.md, section 14). */
export const consentName = "sayara.consent";
