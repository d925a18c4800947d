/** Name of the cookie that stores the visitor's consent to analytics. It survives sign-out (product.md, section 14). */
export const consentName = "sayara.consent";
