import { createFormDraft } from "@sayara/frontend/form/createFormDraft";

/** The email address typed on the sign-in page. */
export const signInDraft = createFormDraft("sayara.portal.signIn", ["email"]);
