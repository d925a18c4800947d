import type { Client } from "@sayara/api-client/client/createClient";
import type { User } from "@sayara/domain/user/User";
import { errorWords } from "@sayara/i18n/words/errorWords";
import { useLingui } from "@lingui/react";
import { type FormDraft, createFormDraft } from "#web/shared/form/createFormDraft.ts";
import { type FormProblem, refusedAnswer } from "#web/shared/form/FormProblem.ts";
import { useForm } from "#web/shared/form/useForm.ts";
import type { ProfileRules } from "./judgeProfile.ts";
import { profileOf } from "./ProfileValues.ts";

interface ProfileTools {
  user: User;
  rules: () => Omit<ProfileRules, "id" | "known">;
  openApi: () => Promise<Client>;
  onSaved: () => void | Promise<void>;
  onProblem?: (problem: FormProblem) => void;
}

/** The form that changes the profile. */
export function useProfile({ user, rules, openApi, onSaved, onProblem }: ProfileTools) {
  const { i18n } = useLingui();
  const start = profileOf(user);
  const form = useForm({
    start,
    draft: draftOf(user.id),
    ...(onProblem && { onProblem }),
    openJudge: async () => {
      const { judgeProfile } = await import("./judgeProfile.ts");
      return (values) => judgeProfile(values, { id: user.id, known: start, ...rules() });
    },
    send: async (body) => {
      const [call, { updateUser }] = await Promise.all([
        openApi(),
        import("@sayara/api-client/contract/accounts/updateUser"),
      ]);
      const outcome = await call(updateUser, { body });
      if (!outcome.ok) {
        const answer = refusedAnswer(outcome.refusal);
        return outcome.refusal.code === "email_registered" ? { ...answer, focus: "email" } : answer;
      }
      await onSaved();
      form.reset();
      return "done";
    },
  });
  const { problem } = form;
  const isTaken = problem?.kind === "refused" && problem.code === "email_registered";
  return { form, emailError: isTaken ? i18n._(errorWords.emailRegistered) : undefined };
}

const drafts = new Map<string, FormDraft>();

/** A draft belongs to one account: who signs in next on this device must not find it in theirs. */
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
