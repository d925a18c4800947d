import { type FormDraft, createFormDraft } from "@sayara/frontend/form/createFormDraft";

const drafts = new Map<string, FormDraft>();

/** Returns the profile draft of one account, since the next user of this browser must not see it. */
export function profileDraft(userId: string): FormDraft {
  const draft =
    drafts.get(userId) ??
    createFormDraft(`sayara.profile.${userId}`, [
      "fullName",
      "email",
      "phone",
      "birthDate",
      "location",
      "bio",
    ]);
  drafts.set(userId, draft);
  return draft;
}
