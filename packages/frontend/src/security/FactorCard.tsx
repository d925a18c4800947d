import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "@sayara/ui/Badge/Badge";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Link } from "@sayara/ui/Link/Link";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { Link as RouterLink } from "react-router";
import type { SecurityProps } from "./SecurityProps.ts";

interface FactorCardProps extends Pick<SecurityProps, "factor" | "hasPassword" | "onChange"> {
  /** Whether an authenticator's secret is being created. */
  isPreparing: boolean;
}

/** Number of remaining recovery codes below which the number is emphasized. */
const FEW_CODES = 3;

/** Shows the account's second factor, with buttons to change it [SF1, SF2]. */
export function FactorCard({
  factor: { method, isRequired, recoveryCodes },
  hasPassword,
  isPreparing,
  onChange,
}: FactorCardProps) {
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
              After your password, you type a code that your authenticator app shows. Without the app, you use
              a recovery code, or we email you a code.
            </Trans>
          )}
        </Text>
        {recoveryCodes !== undefined && (
          <Text weight={recoveryCodes < FEW_CODES ? "strong" : "regular"} measure>
            <Plural
              value={recoveryCodes}
              _0="No recovery code is left. Make new ones."
              one="# recovery code is left."
              other="# recovery codes are left."
            />
          </Text>
        )}
        {isRequired && (
          <Text size="sm" tone="muted">
            <Trans>This marketplace requires a second step of its administrators.</Trans>
          </Text>
        )}
        {hasPassword ? (
          <FactorButtons {...{ method, isRequired, isPreparing, onChange }} />
        ) : (
          <Text measure>
            <Trans>
              The second step follows the password.{" "}
              <Link render={<RouterLink to="/change-password" />}>Set a password</Link> first.
            </Trans>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function FactorButtons({
  method,
  isRequired,
  isPreparing,
  onChange,
}: Omit<SecurityProps["factor"], "recoveryCodes"> & Pick<FactorCardProps, "isPreparing" | "onChange">) {
  const { t } = useLingui();
  return (
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
      {method === "app" && (
        <Button tone="neutral" onClick={() => onChange("recoveryCodes")}>
          <Trans>Make new recovery codes</Trans>
        </Button>
      )}
      {method !== null && !isRequired && (
        <Button tone="neutral" onClick={() => onChange("none")}>
          <Trans>Turn off</Trans>
        </Button>
      )}
    </Inline>
  );
}
