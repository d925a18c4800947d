import { Trans, useLingui } from "@lingui/react/macro";
import { imageTypes } from "@sayara/domain/validation/ImageUpload";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { CropDialog } from "@sayara/frontend/PictureUpload/CropDialog";
import type { PictureUpload } from "@sayara/frontend/PictureUpload/usePictureUpload";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Button } from "@sayara/ui/Button/Button";
import { FieldError } from "@sayara/ui/Field/Field";
import { UploadIcon } from "@sayara/ui/Icon/icons";
import { Text } from "@sayara/ui/Text/Text";
import { useId, useRef } from "react";
import * as styles from "../Rules.css.ts";

interface LogoProps {
  logo: string | null;
  /** Name of the agency. */
  name: string;
  apiUrl: string;
  mayEdit: boolean;
  upload: PictureUpload;
}

/** The agency's logo, and its upload. */
export function Logo({ logo, name, apiUrl, mayEdit, upload }: LogoProps) {
  const { t, i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  return (
    <SectionCard
      id="rules-logo"
      title={t`Logo`}
      intro={<Trans>Drivers see it on the cards of your cars.</Trans>}
    >
      <div className={styles.buttons}>
        {logo === null ? (
          <Text tone="muted">
            <Trans>No logo yet</Trans>
          </Text>
        ) : (
          <img className={styles.logo} src={new URL(logo, apiUrl).href} alt={t`Logo of ${name}`} />
        )}
        {mayEdit && (
          <Button
            tone="neutral"
            icon={UploadIcon}
            working={upload.work === "reading" && t`Opening…`}
            aria-describedby={errorId}
            onClick={() => input.current?.click()}
          >
            {logo === null ? t`Add a logo` : t`Change the logo`}
          </Button>
        )}
      </div>
      {mayEdit && (
        <>
          <Text size="sm" tone="muted">
            <Trans>JPEG, PNG, WebP or AVIF, up to 5 MB.</Trans>
          </Text>
          <FieldError id={errorId}>{upload.fileError && validationText(upload.fileError, i18n)}</FieldError>
          <input
            ref={input}
            type="file"
            hidden
            accept={imageTypes.join(",")}
            aria-label={t`Logo`}
            onChange={(event) => {
              upload.choose(event.target.files?.[0]);
              // Allows the same file to be chosen again.
              event.target.value = "";
            }}
          />
        </>
      )}
      {upload.frame === null ? (
        <ProblemNotice problem={upload.problem} />
      ) : (
        <CropDialog
          frame={upload.frame}
          title={t`Your logo`}
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
