import { createFormDraft } from "#web/shared/form/createFormDraft.ts";

/** The email address typed on the sign-in page, also filled in on the page for a forgotten password. */
export const signInDraft = createFormDraft("sayara.signIn", ["email"]);
