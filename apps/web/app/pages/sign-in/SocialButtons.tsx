import { Trans, useLingui } from "@lingui/react/macro";
import type { SocialProvider } from "@sayara/domain/user/SocialProvider";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { socialProviderMessages } from "@sayara/i18n/messages/socialProviderMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useProblemMessages } from "@sayara/frontend/form/useProblemMessages";
import * as styles from "./SignIn.css.ts";
import type { SocialProblem } from "./useSocialSignIn.ts";

interface SocialButtonsProps {
  providers: readonly SocialProvider[];
  problem: SocialProblem | null;
  isWorking: boolean;
  choose: (provider: SocialProvider) => void;
}

export function SocialButtons({ providers, problem, isWorking, choose }: SocialButtonsProps) {
  const { t, i18n } = useLingui();
  const problemText = useProblemMessages();
  if (providers.length === 0) return null;
  const textOf = (reason: SocialProblem) => {
    if (reason === "cancelled") return t`The sign-in was not completed. You can try again.`;
    if (reason === "emailRegistered") return i18n._(errorMessages.emailRegistered);
    return problemText(reason, t`The answer could not be confirmed. Please try again.`);
  };
  return (
    <Stack gap="sm">
      <Text size="sm" tone="muted" className={styles.divider}>
        <Trans>or</Trans>
      </Text>
      {problem !== null && (
        <Notice tone="error" announce="assertive" title={t`You are not signed in`}>
          {textOf(problem)}
        </Notice>
      )}
      {providers.map((provider) => (
        <Button
          key={provider}
          tone="neutral"
          size="large"
          block
          working={isWorking && t`Signing in…`}
          onClick={() => choose(provider)}
        >
          {i18n._(socialProviderMessages[provider])}
        </Button>
      ))}
    </Stack>
  );
}
