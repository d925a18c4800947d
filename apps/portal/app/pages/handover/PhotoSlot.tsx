import { Trans, useLingui } from "@lingui/react/macro";
import type { ConditionAngle } from "@sayara/domain/booking/condition/ConditionAngle";
import { toDataUrl } from "@sayara/frontend/files/toDataUrl";
import { checkImage } from "@sayara/frontend/form/checkImage";
import { conditionAngleMessages } from "@sayara/i18n/messages/booking/conditionMessages";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Button } from "@sayara/ui/Button/Button";
import { FieldError } from "@sayara/ui/Field/Field";
import { Icon } from "@sayara/ui/Icon/Icon";
import { DeleteIcon, SuccessIcon, UploadIcon } from "@sayara/ui/Icon/icons";
import { useEffect, useId, useRef, useState } from "react";
import { shrinkPhoto } from "./shrinkPhoto.ts";
import * as styles from "./Handover.css.ts";

interface PhotoSlotProps {
  angle: ConditionAngle;
  /** The photo restored after a reload. */
  restored: File | undefined;
  /** Called when another photo was chosen, before it is resized. */
  onReplace: (angle: ConditionAngle) => void;
  onTake: (angle: ConditionAngle, photo: File) => void;
  onRemove: (angle: ConditionAngle) => void;
}

/** Photo of one angle. Opens the phone's camera, and shows the photo. */
export function PhotoSlot({ angle, restored, onReplace, onTake, onRemove }: PhotoSlotProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  /** Undefined until a photo was taken or removed on this page. */
  const [taken, setTaken] = useState<File | null>();
  const photo = (taken === undefined ? restored : taken) ?? null;
  const [preview, setPreview] = useState<{ photo: File; url: string } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const name = i18n._(conditionAngleMessages[angle]);
  const url = preview !== null && preview.photo === photo ? preview.url : "";

  useEffect(() => {
    if (photo === null) return;
    toDataUrl(photo).then(
      (read) => setPreview({ photo, url: read }),
      () => undefined,
    );
  }, [photo]);

  async function choose(field: HTMLInputElement) {
    const chosen = field.files?.[0];
    setError(null);
    // Choosing was cancelled, so the previous photo stays.
    if (chosen === undefined) return;
    onReplace(angle);
    const small = await shrinkPhoto(chosen);
    const problem = checkImage(small);
    setError(problem);
    if (problem === null) {
      setTaken(small);
      onTake(angle, small);
      return;
    }
    field.value = "";
    if (photo !== null) onTake(angle, photo);
  }

  function remove() {
    setTaken(null);
    setError(null);
    onRemove(angle);
    if (input.current === null) return;
    input.current.value = "";
    input.current.focus();
  }

  return (
    <li className={styles.slot}>
      <label className={styles.photo}>
        {url !== "" && <img className={styles.preview} src={url} alt="" />}
        {url === "" && <Icon picture={photo === null ? UploadIcon : SuccessIcon} />}
        <span>{name}</span>
        <input
          ref={input}
          type="file"
          name={`picture-${angle}`}
          className={styles.file}
          accept="image/*"
          capture="environment"
          aria-label={photo === null ? t`${name}: take a photo` : t`${name}: photo taken, take another`}
          aria-describedby={id}
          onChange={({ currentTarget }) => void choose(currentTarget)}
        />
      </label>
      {photo !== null && (
        <Button
          size="small"
          tone="neutral"
          icon={DeleteIcon}
          aria-label={t`Remove the photo: ${name}`}
          onClick={remove}
        >
          <Trans>Remove</Trans>
        </Button>
      )}
      <FieldError id={id}>{error !== null && validationText(error, i18n)}</FieldError>
    </li>
  );
}
