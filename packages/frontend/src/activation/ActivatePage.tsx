import { useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { type ComponentType, useState } from "react";
import { useRevalidator } from "react-router";
import type { EmailValues } from "../form/email/EmailValues.ts";
import { useForm } from "../form/useForm.ts";
import { useToastMessages } from "../form/useToastMessages.ts";
import { type NewPasswordValues, emptyNewPassword } from "../newPassword/NewPasswordValues.ts";
import type { RedeemedLink } from "../newPassword/redeemLink.ts";
import { showToast } from "../toasts/useToasts.ts";
import { Activate } from "./Activate.tsx";
import type { Activation } from "./openActivation.ts";

interface ActivatePageProps {
  activation: Activation;
  /** Text about the step after the address is confirmed. */
  Intro: ComponentType<{ email: string; needsPassword: boolean }>;
}

/** Content of the page that an activation link opens, with its forms. */
export function ActivatePage({ activation, Intro }: ActivatePageProps) {
  return <ActivateForms key={activation.link.state} activation={activation} Intro={Intro} />;
}

function ActivateForms({ activation: { link, isConfirmed, requiresPassword }, Intro }: ActivatePageProps) {
  const { t, i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const toastText = useToastMessages();
  const [isPasswordMissing, setPasswordMissing] = useState(false);
  const needsPassword = requiresPassword || isPasswordMissing;
  const confirmation = useForm<NewPasswordValues, RedeemedLink>({
    start: emptyNewPassword,
    loadCheck: async () => (await import("../newPassword/checkNewPassword.ts")).checkNewPassword,
    onDone: (result) => setPasswordMissing(result === "needsPassword"),
    onProblem: (problem) =>
      showToast(
        toastText(problem, undefined, needsPassword ? i18n._(errorMessages.passwordUpdate) : undefined),
        "error",
      ),
  });
  const newLink = useForm<EmailValues, string>({
    start: { email: link.state === "dead" ? link.email : "" },
    loadCheck: async () => (await import("../form/email/checkEmail.ts")).checkEmail,
    onProblem: (problem) =>
      showToast(
        toastText(
          problem,
          t`No account is waiting for a confirmation under this address.`,
          i18n._(errorMessages.validationEmail),
        ),
        "error",
      ),
  });
  const intro =
    link.state === "good" ? <Intro email={link.link.email} needsPassword={needsPassword} /> : null;
  return (
    <Activate
      link={link}
      confirmation={{ form: confirmation, intro, needsPassword }}
      newLink={{ form: newLink, onResend: newLink.reset }}
      isConfirmed={isConfirmed}
      onRetry={() => void revalidate()}
    />
  );
}
