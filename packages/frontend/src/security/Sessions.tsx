import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Badge } from "@sayara/ui/Badge/Badge";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import * as styles from "./Security.css.ts";
import type { SecurityProps } from "./SecurityProps.ts";

/** The user's open sessions. The current session ends by signing out. */
export function Sessions({
  sessions,
  sending,
  onAct,
}: Pick<SecurityProps, "sessions" | "sending" | "onAct">) {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <Stack as="section" gap="md" aria-labelledby="own-sessions">
      <Heading level={2} id="own-sessions">
        <Trans>Your sessions</Trans>
      </Heading>
      <ul className={styles.list}>
        {sessions.map(({ id, isThis, application, browser, createdAt, seenAt }) => {
          const name = browser ?? t`Unknown browser`;
          const since = formats.dateTime(createdAt);
          return (
            <Card as="li" key={id}>
              <Stack gap="sm">
                <Inline gap="sm">
                  <Text as="span" weight="strong">
                    {name}
                  </Text>
                  {isThis && (
                    <Badge tone="positive">
                      <Trans>This browser</Trans>
                    </Badge>
                  )}
                  {application === "backend" && (
                    <Badge>
                      <Trans>Portal</Trans>
                    </Badge>
                  )}
                </Inline>
                <Text size="sm" tone="muted">
                  <Trans>Signed in on {since}</Trans>
                  {seenAt !== null && (
                    <>
                      {" · "}
                      <Trans>last used on {formats.dateTime(seenAt)}</Trans>
                    </>
                  )}
                </Text>
                {!isThis && (
                  <Inline>
                    <Button
                      tone="neutral"
                      working={
                        sending.some((other) => other.intent === "endSession" && other.id === id) &&
                        t`Ending…`
                      }
                      onClick={() => onAct({ intent: "endSession", id })}
                      aria-label={t`End session of ${name}, signed in on ${since}`}
                    >
                      <Trans>End session</Trans>
                    </Button>
                  </Inline>
                )}
              </Stack>
            </Card>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <Inline>
          <Button
            tone="neutral"
            working={sending.some(({ intent }) => intent === "endOtherSessions") && t`Ending…`}
            onClick={() => onAct({ intent: "endOtherSessions" })}
          >
            <Trans>End all other sessions</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
