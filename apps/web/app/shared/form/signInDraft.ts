import { createFormDraft } from "@sayara/frontend/form/createFormDraft";

/** The email address typed on the sign-in page. The forgotten-password page also fills it in. */
export const signInDraft = createFormDraft("sayara.signIn", ["email"]);
