import { Trans, useLingui } from "@lingui/react/macro";
import { type CarPhoto, photoAlternative } from "@sayara/domain/car/CarPhoto";
import { type Language, languages } from "@sayara/domain/language/Language";
import { directionOf } from "@sayara/domain/language/directionOf";
import { formatLanguage } from "@sayara/i18n/format/formatLanguage";
import { Button } from "@sayara/ui/Button/Button";
import { Disclosure } from "@sayara/ui/Disclosure/Disclosure";
import { BackIcon, DeleteIcon, ForwardIcon } from "@sayara/ui/Icon/icons";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useState } from "react";
import * as styles from "./Car.css.ts";

/** Drag-and-drop type that no other page uses. */
const PHOTO_TYPE = "application/x-sayara-photo";

interface PhotoItemProps {
  photo: CarPhoto;
  /** Position, counted from 1. */
  number: number;
  apiUrl: string;
  carName: string;
  mayEdit: boolean;
  isSending: boolean;
  onDescribe: (form: HTMLFormElement) => void;
  onDelete: () => void;
  /** Null for the first photo. */
  onEarlier: (() => void) | null;
  onLater: (() => void) | null;
  /** Called with the id of the photo that was dropped here. */
  onDropHere: (id: string) => void;
}

/** A photo with its buttons, focal point and text alternatives. Also reorderable by dragging. */
export function PhotoItem({ photo, number, apiUrl, carName, mayEdit, isSending, ...on }: PhotoItemProps) {
  const { t, i18n } = useLingui();
  const [focus, setFocus] = useState(photo.focus);
  const slider = (axis: "x" | "y", label: string) => (
    <label className={styles.slider}>
      {label}
      <input
        type="range"
        name={`focus.${axis}`}
        min={0}
        max={100}
        value={focus[axis]}
        onChange={(event) => setFocus({ ...focus, [axis]: Number(event.currentTarget.value) })}
      />
    </label>
  );
  const labelIn = (language: Language) => {
    const languageName = formatLanguage(language, i18n.locale);
    return t`In ${languageName}`;
  };
  return (
    <li
      className={styles.photo}
      draggable={mayEdit}
      onDragStart={(event) => event.dataTransfer.setData(PHOTO_TYPE, photo.id)}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(PHOTO_TYPE)) event.preventDefault();
      }}
      onDrop={(event) => {
        const dropped = event.dataTransfer.getData(PHOTO_TYPE);
        if (dropped !== "" && dropped !== photo.id) on.onDropHere(dropped);
      }}
    >
      <img
        className={styles.picture}
        src={new URL(photo.url, apiUrl).href}
        alt={photoAlternative(photo.alt, { language: "fr", carName })}
        width={photo.width}
        height={photo.height}
        style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
      />
      {mayEdit && (
        <>
          <div className={styles.buttons}>
            <Button
              tone="quiet"
              size="small"
              icon={BackIcon}
              aria-label={t`Move photo ${number} forward`}
              disabled={on.onEarlier === null || isSending}
              onClick={() => on.onEarlier?.()}
            />
            <Button
              tone="quiet"
              size="small"
              icon={ForwardIcon}
              aria-label={t`Move photo ${number} back`}
              disabled={on.onLater === null || isSending}
              onClick={() => on.onLater?.()}
            />
            <Button
              tone="quiet"
              size="small"
              icon={DeleteIcon}
              aria-label={t`Delete photo ${number}`}
              disabled={isSending}
              onClick={on.onDelete}
            />
          </div>
          <Disclosure summary={<Trans>Crop and description</Trans>}>
            <form
              className={styles.describe}
              onSubmit={(event) => {
                event.preventDefault();
                on.onDescribe(event.currentTarget);
              }}
            >
              <input type="hidden" name="intent" value="describePhoto" />
              <input type="hidden" name="photoId" value={photo.id} />
              {slider("x", t`Focal point, from the left`)}
              {slider("y", t`Focal point, from the top`)}
              {languages.map((language) => (
                <TextField
                  key={language}
                  name={`alt.${language}`}
                  label={labelIn(language)}
                  lang={language}
                  dir={directionOf(language)}
                  maxLength={200}
                  defaultValue={photo.alt[language]}
                />
              ))}
              <Button type="submit" tone="neutral" size="small">
                <Trans>Save the photo</Trans>
              </Button>
            </form>
          </Disclosure>
        </>
      )}
    </li>
  );
}
