import { createFormDraft } from "#web/shared/form/createFormDraft.ts";

/** The email address typed on the sign-in page. The forgotten-password page also fills it in. */
export const signInDraft = createFormDraft("sayara.signIn", ["email"]);
