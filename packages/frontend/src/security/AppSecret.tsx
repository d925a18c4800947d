import { Trans } from "@lingui/react/macro";
import type { AuthenticatorSecret } from "@sayara/api-client/contract/accounts/secondFactor";
import { Link } from "@sayara/ui/Link/Link";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { QrCode } from "./QrCode.tsx";
import * as styles from "./Security.css.ts";

/**
 * The secret for an authenticator app, as a QR code for another device, as a link for this device, and as
 * text to type.
 */
export function AppSecret({ secret: { secret, url } }: { secret: AuthenticatorSecret }) {
  return (
    <Stack gap="sm">
      <Text measure>
        <Trans>
          Scan this code with the app on your phone. On the phone itself, open the app by the link.
        </Trans>
      </Text>
      <QrCode text={url} className={styles.qrCode} />
      <Link href={url}>
        <Trans>Open in my authenticator app</Trans>
      </Link>
      <Text size="sm">
        <Trans>Or type this key into the app:</Trans>
      </Text>
      <code className={styles.key} dir="ltr" translate="no">
        {secret.match(/.{1,4}/g)?.join(" ")}
      </code>
    </Stack>
  );
}
