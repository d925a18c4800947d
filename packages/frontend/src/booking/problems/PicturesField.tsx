import { Trans, useLingui } from "@lingui/react/macro";
import { imageTypes } from "@sayara/domain/validation/ImageUpload";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Button } from "@sayara/ui/Button/Button";
import { FieldError } from "@sayara/ui/Field/Field";
import { DeleteIcon, UploadIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useId, useRef } from "react";
import * as styles from "./Problems.css.ts";
import type { ChosenPictures } from "./useChosenPhotos.ts";

/** Field for choosing photos. Lists their file names, each with a button that removes the photo. */
export function PicturesField({ pictures }: { pictures: ChosenPictures }) {
  const { t, i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const { files, most, error } = pictures;
  return (
    <Stack gap="xs">
      {files.length > 0 && (
        <ul className={styles.fileList}>
          {files.map((file) => (
            <li key={`${file.name} ${file.lastModified}`} className={styles.file}>
              {file.name}
              <Button
                size="small"
                tone="quiet"
                icon={DeleteIcon}
                aria-label={t`Leave out ${file.name}`}
                onClick={() => pictures.remove(file)}
              >
                <Trans>Leave out</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {files.length < most && (
        <Inline>
          <Button
            tone="neutral"
            icon={UploadIcon}
            aria-describedby={errorId}
            onClick={() => input.current?.click()}
          >
            <Trans>Add pictures</Trans>
          </Button>
        </Inline>
      )}
      <Text size="sm" tone="muted">
        {most > 0 ? (
          <Trans>Up to {most} pictures: JPEG, PNG, WebP or AVIF, each up to 5 MB.</Trans>
        ) : (
          i18n._(refusalMessages.too_many_pictures)
        )}
      </Text>
      <FieldError id={errorId}>{error !== null && validationText(error, i18n)}</FieldError>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={imageTypes.join(",")}
        aria-label={t`Pictures`}
        onChange={(event) => {
          pictures.add([...(event.target.files ?? [])]);
          // Allows the same file to be chosen again.
          event.target.value = "";
        }}
      />
    </Stack>
  );
}
