import { createFormDraft } from "#web/shared/form/createFormDraft.ts";

/** The address typed to sign in: at hand again where a forgotten password is asked for anew. */
export const signInDraft = createFormDraft("sayara.signIn", ["email"]);
