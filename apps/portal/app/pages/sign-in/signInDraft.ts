import { createFormDraft } from "@sayara/frontend/form/createFormDraft";

/** Draft of the email address on the sign-in page. */
export const signInDraft = createFormDraft("sayara.portal.signIn", ["email"]);
