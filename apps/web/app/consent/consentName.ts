/** Name of the cookie with the visitor's answer about analytics. It outlives signing out (product.md, section 14). */
export const consentName = "sayara.consent";
