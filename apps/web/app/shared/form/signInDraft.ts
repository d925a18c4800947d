import { createFormDraft } from "@sayara/frontend/form/createFormDraft";

/** The email address typed on the sign-in page. The forgotten-password page uses the same draft. */
export const signInDraft = createFormDraft("sayara.signIn", ["email"]);
