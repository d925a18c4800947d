import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "@sayara/ui/Badge/Badge";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import type { SecurityProps } from "./SecurityProps.ts";

interface FactorCardProps extends Pick<SecurityProps, "factor" | "onChange"> {
  /** Whether an authenticator's secret is on its way. */
  isPreparing: boolean;
}

/** The second factor of one's account, and its choices [SF1, SF2]. */
export function FactorCard({ factor: { method, isRequired }, isPreparing, onChange }: FactorCardProps) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="second-factor">
      <Stack gap="md">
        <Inline gap="sm">
          <Heading level={2} id="second-factor">
            <Trans>Second step</Trans>
          </Heading>
          {method === null ? (
            <Badge>
              <Trans>Off</Trans>
            </Badge>
          ) : (
            <Badge tone="positive">
              <Trans>On</Trans>
            </Badge>
          )}
        </Inline>
        <Text measure>
          {method === null && (
            <Trans>Your password suffices. With a second step, somebody who knows it cannot sign in.</Trans>
          )}
          {method === "mail" && <Trans>After your password, you type a code that we email to you.</Trans>}
          {method === "app" && (
            <Trans>
              After your password, you type a code that your authenticator app shows. Without the app, we
              email you a code.
            </Trans>
          )}
        </Text>
        {isRequired && (
          <Text size="sm" tone="muted">
            <Trans>This marketplace requires a second step of its administrators.</Trans>
          </Text>
        )}
        <Inline gap="sm">
          <Button
            tone={method === null ? "primary" : "neutral"}
            working={isPreparing && t`One moment…`}
            onClick={() => onChange("app")}
          >
            {method === "app" ? <Trans>Change the app</Trans> : <Trans>Use an authenticator app</Trans>}
          </Button>
          {method !== "mail" && (
            <Button tone="neutral" onClick={() => onChange("mail")}>
              <Trans>Use codes by email</Trans>
            </Button>
          )}
          {method !== null && !isRequired && (
            <Button tone="neutral" onClick={() => onChange("none")}>
              <Trans>Turn off</Trans>
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
