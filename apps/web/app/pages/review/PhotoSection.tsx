import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnReview } from "@sayara/api-client/contract/reviews/bookingReview";
import { imageTypes } from "@sayara/domain/validation/ImageUpload";
import { checkImage } from "@sayara/frontend/form/checkImage";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { useSite } from "@sayara/frontend/request/Site";
import { UploadProgress } from "@sayara/frontend/upload/UploadProgress";
import { PICTURE_UPLOAD, useUpload } from "@sayara/frontend/upload/useUpload";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Button } from "@sayara/ui/Button/Button";
import { FileField } from "@sayara/ui/FileField/FileField";
import { Heading } from "@sayara/ui/Heading/Heading";
import { DeleteIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useRef, useState } from "react";
import * as styles from "./Review.css.ts";

type ReviewPhoto = Pick<OwnReview, "id" | "photo" | "mayAddPhoto">;

/** The photo of the driver's review: its moderation state, upload and deletion [RV13]. */
export function PhotoSection({ review }: { review: ReviewPhoto }) {
  const { t } = useLingui();
  const { apiUrl } = useSite();
  const { id, photo, mayAddPhoto } = review;
  const deletion = useSubmission();
  if (photo === null && !mayAddPhoto) return null;
  const reason = photo?.reason ?? null;
  const address = photo?.address ?? null;
  return (
    <Stack as="section" gap="sm" aria-labelledby="review-photo">
      <Heading level={2} size="md" id="review-photo">
        <Trans>Photo</Trans>
      </Heading>
      {photo?.state === "waiting" && (
        <Text>
          <Trans>Our team looks at your photo before it is shown to everyone.</Trans>
        </Text>
      )}
      {photo?.state === "refused" && (
        <Text>
          <Trans>
            Your photo was refused. Reason: <bdi>{reason}</bdi>
          </Trans>
        </Text>
      )}
      {address !== null && (
        <img
          className={styles.photo}
          src={new URL(address, apiUrl).href}
          alt={t`Your photo`}
          decoding="async"
        />
      )}
      {(photo?.state === "waiting" || photo?.state === "accepted") && (
        <Inline>
          <Button
            size="small"
            tone="neutral"
            icon={DeleteIcon}
            working={deletion.isSending && t`Deleting…`}
            onClick={() => deletion.send({ intent: "deletePhoto", id })}
          >
            <Trans>Delete the photo</Trans>
          </Button>
        </Inline>
      )}
      <ProblemNotice problem={deletion.problem} />
      {mayAddPhoto && <PhotoForm id={id} />}
    </Stack>
  );
}

function PhotoForm({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const [error, setError] = useState<string | null>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const upload = useUpload(PICTURE_UPLOAD);
  const { send, isSending, problem } = useSubmission();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const image = data.get("image");
        const refused = checkImage(image instanceof File && image.size > 0 ? image : undefined);
        setError(refused);
        if (refused === null) send(data);
      }}
    >
      <input type="hidden" name="intent" value="photo" />
      <input type="hidden" name="id" value={id} />
      <Stack gap="sm">
        <FileField
          name="image"
          label={t`A photo of the car or the hand-over`}
          accept={imageTypes.join(",")}
          hint={t`JPEG, PNG, WebP or AVIF, up to 5 MB. No faces, no number plates: our team looks at it first.`}
          error={error === null ? undefined : validationText(error, i18n)}
          invitation={t`Choose a photo`}
          describe={({ name }) => name}
          onChoose={(file) => setError(file === null ? null : checkImage(file))}
        />
        {isSending && <UploadProgress upload={upload} onCancel={() => submit.current?.focus()} />}
        <ProblemNotice problem={problem} />
        <Inline>
          <Button ref={submit} type="submit" tone="neutral" working={isSending && t`Sending…`}>
            <Trans>Send the photo</Trans>
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
