import { Trans, useLingui } from "@lingui/react/macro";
import type { SocialProvider } from "@sayara/domain/user/SocialProvider";
import { errorWords } from "@sayara/i18n/words/errorWords";
import { socialProviderWords } from "@sayara/i18n/words/socialProviderWords";
import { Button } from "@sayara/ui/Button/Button";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useProblemWords } from "#web/shared/form/useProblemWords.ts";
import * as styles from "./SignIn.css.ts";
import type { SocialProblem } from "./useSocialSignIn.ts";

interface SocialButtonsProps {
  providers: readonly SocialProvider[];
  problem: SocialProblem | null;
  isWorking: boolean;
  choose: (provider: SocialProvider) => void;
}

/** Buttons of the configured social providers. */
export function SocialButtons({ providers, problem, isWorking, choose }: SocialButtonsProps) {
  const { t, i18n } = useLingui();
  const words = useProblemWords();
  if (providers.length === 0) return null;
  const wordsOf = (reason: SocialProblem) => {
    if (reason === "cancelled") return t`The sign-in was not completed. You can try again.`;
    if (reason === "emailRegistered") return i18n._(errorWords.emailRegistered);
    return words(reason, t`The answer could not be confirmed. Please try again.`);
  };
  return (
    <Stack gap="sm">
      <Text size="sm" tone="muted" className={styles.or}>
        <Trans>or</Trans>
      </Text>
      {problem !== null && (
        <Notice tone="error" announce="assertive" title={t`You are not signed in`}>
          {wordsOf(problem)}
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
          {i18n._(socialProviderWords[provider])}
        </Button>
      ))}
    </Stack>
  );
}
