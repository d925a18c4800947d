import { Trans, useLingui } from "@lingui/react/macro";
import { CopyButton } from "@sayara/frontend/CopyButton/CopyButton";
import { saveFile } from "@sayara/frontend/files/saveFile";
import { dialogMessages } from "@sayara/i18n/components/dialogMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import { DownloadIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useState } from "react";
import * as styles from "./RecoveryCodes.css.ts";
import type { SecurityProps } from "./SecurityProps.ts";

interface RecoveryCodesDialogProps extends Pick<SecurityProps, "onKept"> {
  codes: readonly string[];
}

/**
 * Shows recovery codes once, to copy, save or print [SF6]. A press outside the dialog or Escape first asks
 * whether the user has stored them.
 */
export function RecoveryCodesDialog({ codes, onKept }: RecoveryCodesDialogProps) {
  const { t, i18n } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const text = codes.join("\n");
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (open) return;
        if (isAsked) onKept();
        else setAsked(true);
      }}
      title={t`Your recovery codes`}
      closeLabel={i18n._(dialogMessages.close)}
      footer={
        <Button onClick={onKept}>
          <Trans>I have kept the codes</Trans>
        </Button>
      }
    >
      <Stack>
        <Text measure>
          <Trans>
            Without your app, each of these codes signs in once. Keep them where your phone is not: on paper
            or in a password manager. They are shown only now.
          </Trans>
        </Text>
        {isAsked && (
          <Notice tone="warning" announce="assertive" title={t`Have you kept the codes?`}>
            <Trans>Once this is closed, nobody can show them again.</Trans>
          </Notice>
        )}
        <ol className={styles.codes} dir="ltr" translate="no">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <Inline gap="sm" className={styles.actions}>
          <CopyButton text={text} label={t`Copy the recovery codes`} />
          <Button
            tone="quiet"
            size="small"
            icon={DownloadIcon}
            onClick={() =>
              saveFile(
                new Blob([`${text}\n`], { type: "text/plain" }),
                `${location.hostname}-recovery-codes.txt`,
              )
            }
          >
            <Trans>Save as a file</Trans>
          </Button>
          <Button tone="quiet" size="small" onClick={() => print()}>
            <Trans>Print</Trans>
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
