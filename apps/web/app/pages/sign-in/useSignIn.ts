import type { Client } from "@sayara/api-client/client/createClient";
import { useIsSignedOut } from "#web/session/useSession.ts";
import { signInDraft } from "#web/shared/form/signInDraft.ts";
import { type FormProblem, refusedAnswer } from "#web/shared/form/FormProblem.ts";
import type { PostedTexts } from "#web/shared/form/postedTexts.ts";
import { useForm } from "#web/shared/form/useForm.ts";
import { emptySignIn } from "./SignInValues.ts";

export interface SignInTools {
  /** Texts of this form, posted without JavaScript. */
  posted?: PostedTexts | undefined;
  openApi: () => Promise<Client>;
  onProblem?: (problem: FormProblem) => void;
}

/** The form that signs in. The client stores the user, and the page then navigates. */
export function useSignIn({ posted, openApi, onProblem }: SignInTools) {
  // A driver with a session is redirected instead.
  const isReady = useIsSignedOut();
  return useForm({
    start: emptySignIn,
    posted,
    draft: signInDraft,
    isReady,
    ...(onProblem && { onProblem }),
    loadCheck: async () => (await import("./checkSignIn.ts")).checkSignIn,
    send: async (body) => {
      const [call, { signIn }] = await Promise.all([
        openApi(),
        import("@sayara/api-client/contract/accounts/signIn"),
      ]);
      const answer = await call(signIn, { body });
      if (!answer.ok) return refusedAnswer(answer.refusal);
      return answer.outcome === "signedIn" ? "leaving" : { problem: { kind: "no" }, focus: "password" };
    },
  });
}
