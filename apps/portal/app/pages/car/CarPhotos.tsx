import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { FleetCar } from "@sayara/api-client/contract/suppliers/FleetCar";
import { MAX_CAR_PHOTOS } from "@sayara/domain/car/CarPhoto";
import { imageTypes } from "@sayara/domain/validation/ImageUpload";
import { checkImage } from "@sayara/frontend/form/checkImage";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { UploadProgress } from "@sayara/frontend/upload/UploadProgress";
import { PICTURE_UPLOAD, useUpload } from "@sayara/frontend/upload/useUpload";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Button } from "@sayara/ui/Button/Button";
import { FieldError } from "@sayara/ui/Field/Field";
import { UploadIcon } from "@sayara/ui/Icon/icons";
import { Text } from "@sayara/ui/Text/Text";
import { useRef, useState } from "react";
import type { CarChange } from "./CarActions.tsx";
import { PhotoItem } from "./PhotoItem.tsx";
import { Section } from "./Section.tsx";
import * as styles from "./Car.css.ts";

interface CarPhotosProps {
  car: FleetCar;
  change: CarChange;
  photo: CarChange;
  apiUrl: string;
  mayEdit: boolean;
}

/** The photos of a car in order. The first one appears on the card that drivers see. */
export function CarPhotos({ car, change, photo: adding, apiUrl, mayEdit }: CarPhotosProps) {
  const { t, i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const upload = useUpload(PICTURE_UPLOAD);
  /** The last photo that was sent. It can be sent again. */
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const fileName = file?.name ?? "";
  const left = MAX_CAR_PHOTOS - car.photos.length;
  const ids = car.photos.map(({ id }) => id);
  const sendFields = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    change.send(form);
  };
  const move = (from: number, to: number) => {
    // Chrome 109 has no `toSpliced`.
    const moved = [...ids];
    moved.splice(to, 0, ...moved.splice(from, 1));
    sendFields({ intent: "arrange", photos: moved.join(" ") });
  };
  function choose(chosen: File | undefined) {
    const message = checkImage(chosen);
    setError(message);
    if (message === null && chosen !== undefined) send(chosen);
  }
  function send(image: File) {
    setFile(image);
    const form = new FormData();
    form.set("intent", "addPhoto");
    form.set("image", image);
    adding.send(form);
  }
  return (
    <Section title={<Trans>Photos</Trans>}>
      <Text tone="muted" size="sm">
        <Trans>The first photo is the one on your car's card.</Trans>{" "}
        <Plural value={left} one="# photo left." other="# photos left." />
      </Text>
      <ol className={styles.photos}>
        {car.photos.map((photo, index) => (
          <PhotoItem
            key={photo.id}
            photo={photo}
            number={index + 1}
            apiUrl={apiUrl}
            carName={car.name}
            mayEdit={mayEdit}
            isSending={change.isSending}
            onDescribe={change.send}
            onDelete={() => sendFields({ intent: "deletePhoto", photoId: photo.id })}
            onEarlier={index === 0 ? null : () => move(index, index - 1)}
            onLater={index === ids.length - 1 ? null : () => move(index, index + 1)}
            onDropHere={(id) => move(ids.indexOf(id), index)}
          />
        ))}
      </ol>
      {mayEdit && left > 0 && (
        <>
          <input
            ref={input}
            type="file"
            accept={imageTypes.join(",")}
            className={styles.fileInput}
            aria-label={t`Choose a photo`}
            tabIndex={-1}
            onChange={(event) => {
              choose(event.currentTarget.files?.[0]);
              event.currentTarget.value = "";
            }}
          />
          <div>
            <Button
              ref={button}
              tone="neutral"
              icon={UploadIcon}
              working={adding.isSending && t`Sending…`}
              onClick={() => input.current?.click()}
            >
              <Trans>Add a photo</Trans>
            </Button>
          </div>
          {adding.isSending && <UploadProgress upload={upload} onCancel={() => button.current?.focus()} />}
          {file !== null && (
            <ProblemNotice
              problem={adding.problem}
              action={t`${fileName} is not saved`}
              actions={
                <Button
                  size="small"
                  onClick={() => {
                    send(file);
                    button.current?.focus();
                  }}
                >
                  <Trans>Send again</Trans>
                </Button>
              }
            />
          )}
          <FieldError id="photo-error">{error === null ? null : validationText(error, i18n)}</FieldError>
        </>
      )}
    </Section>
  );
}
