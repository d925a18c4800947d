import { Trans, useLingui } from "@lingui/react/macro";
import type { User } from "@sayara/domain/user/User";
import { imageTypes } from "@sayara/domain/validation/ImageUpload";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Button } from "@sayara/ui/Button/Button";
import { FieldError } from "@sayara/ui/Field/Field";
import { DeleteIcon, UploadIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useId, useRef } from "react";
import { Avatar } from "@sayara/frontend/Avatar/Avatar";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { CropDialog } from "@sayara/frontend/PictureUpload/CropDialog";
import type { PictureUpload } from "@sayara/frontend/PictureUpload/usePictureUpload";
import { SettingsSection } from "../SettingsSection.tsx";
import * as styles from "../Settings.css.ts";

export function AvatarSection({ user, avatar }: { user: User; avatar: PictureUpload }) {
  const { t, i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  return (
    <SettingsSection id="settings-picture" title={<Trans>Picture</Trans>}>
      <Inline gap="lg">
        <Avatar fullName={user.fullName} avatar={user.avatar} size="large" />
        <Stack gap="xs" className={styles.pictureText}>
          <Inline align="stretch">
            <Button
              tone="neutral"
              icon={UploadIcon}
              working={avatar.work === "reading" && t`Opening…`}
              aria-describedby={errorId}
              onClick={() => input.current?.click()}
            >
              {user.avatar === null ? t`Add a picture` : t`Change the picture`}
            </Button>
            {user.avatar !== null && (
              <Button
                tone="quiet"
                icon={DeleteIcon}
                working={avatar.work === "deleting" && t`Deleting…`}
                onClick={avatar.remove}
              >
                <Trans>Delete the picture</Trans>
              </Button>
            )}
          </Inline>
          <Text size="sm" tone="muted">
            <Trans>JPEG, PNG, WebP or AVIF, up to 5 MB.</Trans>
          </Text>
          <FieldError id={errorId}>{avatar.fileError && validationText(avatar.fileError, i18n)}</FieldError>
        </Stack>
      </Inline>
      <input
        ref={input}
        type="file"
        hidden
        accept={imageTypes.join(",")}
        aria-label={t`Picture`}
        onChange={(event) => {
          avatar.choose(event.target.files?.[0]);
          // Allows the same file to be chosen again.
          event.target.value = "";
        }}
      />
      {avatar.frame === null && <ProblemNotice problem={avatar.problem} />}
      {avatar.frame !== null && (
        <CropDialog
          frame={avatar.frame}
          isSending={avatar.work === "sending"}
          upload={avatar.upload}
          problem={avatar.problem}
          onSave={avatar.save}
          onClose={avatar.close}
        />
      )}
    </SettingsSection>
  );
}
