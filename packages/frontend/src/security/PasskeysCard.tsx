import { Trans, useLingui } from "@lingui/react/macro";
import { MAX_PASSKEYS } from "@sayara/domain/account/PasskeyName";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import type { PasskeyIntent } from "./SecurityIntent.ts";
import * as styles from "./Security.css.ts";
import type { SecurityProps } from "./SecurityProps.ts";

interface PasskeysCardProps extends Pick<SecurityProps, "passkeys"> {
  /** Opens the dialog that adds or removes a passkey. */
  onOpen: (intent: PasskeyIntent) => void;
}

/** The passkeys of the user's account [PK1]. */
export function PasskeysCard({ passkeys, onOpen }: PasskeysCardProps) {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <Card as="section" aria-labelledby="own-passkeys">
      <Stack gap="md">
        <Heading level={2} id="own-passkeys">
          <Trans>Passkeys</Trans>
        </Heading>
        <Text measure>
          <Trans>
            With a passkey you sign in as you unlock your device: by fingerprint, face or PIN, without a
            password or a code. It works on this site only, so nobody can trick you into giving it away.
          </Trans>
        </Text>
        {passkeys.length > 0 && (
          <ul className={styles.list}>
            {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
              <li key={id} className={styles.passkey}>
                <Stack gap="xxs">
                  <Text as="span" weight="strong">
                    <bdi>{name}</bdi>
                  </Text>
                  <Text size="sm" tone="muted">
                    <Trans>Added on {formats.dateTime(createdAt)}</Trans>
                    {" · "}
                    {lastUsedAt === null ? (
                      <Trans>never used</Trans>
                    ) : (
                      <Trans>last used on {formats.dateTime(lastUsedAt)}</Trans>
                    )}
                  </Text>
                </Stack>
                <Button
                  tone="neutral"
                  onClick={() => onOpen({ intent: "removePasskey", id, name })}
                  aria-label={t`Remove the passkey ${name}`}
                >
                  <Trans>Remove</Trans>
                </Button>
              </li>
            ))}
          </ul>
        )}
        {passkeys.length < MAX_PASSKEYS ? (
          <Inline>
            <Button
              tone={passkeys.length === 0 ? "primary" : "neutral"}
              onClick={() => onOpen({ intent: "addPasskey" })}
            >
              <Trans>Add a passkey</Trans>
            </Button>
          </Inline>
        ) : (
          <Text size="sm" tone="muted">
            <Trans>Your account has as many passkeys as possible.</Trans>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
