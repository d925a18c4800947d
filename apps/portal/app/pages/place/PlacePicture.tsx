import { Trans, useLingui } from "@lingui/react/macro";
import { imageTypes } from "@sayara/domain/validation/ImageUpload";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { CropDialog } from "@sayara/frontend/PictureUpload/CropDialog";
import type { PictureUpload } from "@sayara/frontend/PictureUpload/usePictureUpload";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Button } from "@sayara/ui/Button/Button";
import { FieldError } from "@sayara/ui/Field/Field";
import { DeleteIcon, UploadIcon } from "@sayara/ui/Icon/icons";
import { Text } from "@sayara/ui/Text/Text";
import { useId, useRef } from "react";
import * as styles from "./Place.css.ts";

interface PlacePictureProps {
  image: string | null;
  /** Name of the place. */
  name: string;
  apiUrl: string;
  upload: PictureUpload;
}

/** The image of a place, with its upload and deletion. */
export function PlacePicture({ image, name, apiUrl, upload }: PlacePictureProps) {
  const { t, i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  return (
    <SectionCard
      id="place-picture"
      title={t({ message: "Picture", context: "place" })}
      intro={<Trans>Shown with the destination. Without one, a drawing stands there.</Trans>}
    >
      {image !== null && (
        <img
          className={styles.picture}
          src={new URL(image, apiUrl).href}
          alt={t`Picture of ${name}`}
          width={1200}
          height={800}
        />
      )}
      <div className={styles.buttons}>
        <Button
          tone="neutral"
          icon={UploadIcon}
          working={upload.work === "reading" && t`Opening…`}
          aria-describedby={errorId}
          onClick={() => input.current?.click()}
        >
          {image === null
            ? t({ message: "Add a picture", context: "place" })
            : t({ message: "Change the picture", context: "place" })}
        </Button>
        {image !== null && (
          <Button
            tone="neutral"
            icon={DeleteIcon}
            working={upload.work === "deleting" && t`Deleting…`}
            onClick={upload.remove}
          >
            {t({ message: "Delete the picture", context: "place" })}
          </Button>
        )}
      </div>
      <Text size="sm" tone="muted">
        <Trans>JPEG, PNG, WebP or AVIF, up to 5 MB.</Trans>
      </Text>
      <FieldError id={errorId}>{upload.fileError && validationText(upload.fileError, i18n)}</FieldError>
      <input
        ref={input}
        type="file"
        hidden
        accept={imageTypes.join(",")}
        aria-label={t({ message: "Picture", context: "place" })}
        onChange={(event) => {
          upload.choose(event.target.files?.[0]);
          // Allows the same file to be chosen again.
          event.target.value = "";
        }}
      />
      {upload.frame === null ? (
        <ProblemNotice problem={upload.problem} />
      ) : (
        <CropDialog
          frame={upload.frame}
          title={t`Picture of ${name}`}
          isSending={upload.work === "sending"}
          upload={upload.upload}
          problem={upload.problem}
          onSave={upload.save}
          onClose={upload.close}
        />
      )}
    </SectionCard>
  );
}
