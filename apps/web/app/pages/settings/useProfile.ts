import type { Client } from "@sayara/api-client/client/createClient";
import type { User } from "@sayara/domain/user/User";
import { errorWords } from "@sayara/i18n/words/errorWords";
import { useLingui } from "@lingui/react";
import { useState } from "react";
import { type FormDraft, createFormDraft } from "#web/shared/form/createFormDraft.ts";
import { type FormProblem, refusedAnswer } from "#web/shared/form/FormProblem.ts";
import { useForm } from "#web/shared/form/useForm.ts";
import type { ProfileRules } from "./checkProfile.ts";
import { type ProfileValues, profileOf } from "./ProfileValues.ts";

interface ProfileTools {
  user: User;
  /** Whether the account has a password. */
  hasPassword: boolean;
  rules: () => Omit<ProfileRules, "id" | "known" | "asksPassword">;
  openApi: () => Promise<Client>;
  /** Loads the account again, whose values the form shows then. */
  reload: () => Promise<void>;
  /** Called once the draft is gone: a page that is left at this moment keeps none. */
  onSaved: () => void;
  onProblem?: (problem: FormProblem) => void;
}

/** The form that changes the profile. */
export function useProfile({ user, hasPassword, rules, openApi, reload, onSaved, onProblem }: ProfileTools) {
  const { i18n } = useLingui();
  const start = profileOf(user);
  /** The API requires a password although the page knew of none. */
  const [isRequired, setRequired] = useState(false);
  /** A requested address, after a permission link was mailed to the current one [AC6]. */
  const [awaitsPermission, setAwaitsPermission] = useState<string | null>(null);
  const needsPassword = ({ email }: ProfileValues) =>
    (hasPassword || isRequired) && isNewAddress(email, user);
  const form = useForm({
    start,
    draft: draftOf(user.id),
    ...(onProblem && { onProblem }),
    loadCheck: async () => {
      const { checkProfile } = await import("./checkProfile.ts");
      return (values) =>
        checkProfile(values, { id: user.id, known: start, asksPassword: needsPassword(values), ...rules() });
    },
    send: async (body) => {
      const [call, { updateUser }] = await Promise.all([
        openApi(),
        import("@sayara/api-client/contract/accounts/updateUser"),
      ]);
      const answer = await call(updateUser, { body });
      if (!answer.ok) {
        if (answer.refusal.fields?.["password"] !== undefined) setRequired(true);
        const refused = refusedAnswer(answer.refusal);
        return answer.refusal.code === "email_registered" ? { ...refused, focus: "email" } : refused;
      }
      setAwaitsPermission(answer.outcome === "emailAwaitsPermission" ? (body.email ?? null) : null);
      await reload();
      form.reset();
      onSaved();
      return "done";
    },
  });
  const { problem } = form;
  const isTaken = problem?.kind === "refused" && problem.code === "email_registered";
  return {
    form,
    emailError: isTaken ? i18n._(errorWords.emailRegistered) : undefined,
    asksPassword: needsPassword(form.values),
    awaitsPermission,
  };
}

/** Whether saving requests another address: neither the current nor the pending one. */
function isNewAddress(typed: string, { email, pendingEmail }: User): boolean {
  const address = typed.trim().toLowerCase();
  return address !== "" && address !== email && address !== pendingEmail;
}

const drafts = new Map<string, FormDraft>();

/** A draft belongs to one account: the next user of this browser must not see it. */
function draftOf(userId: string): FormDraft {
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
