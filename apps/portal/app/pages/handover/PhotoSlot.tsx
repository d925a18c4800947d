import { useLingui } from "@lingui/react/macro";
import type { ConditionAngle } from "@sayara/domain/booking/condition/ConditionAngle";
import { toDataUrl } from "@sayara/frontend/files/toDataUrl";
import { checkImage } from "@sayara/frontend/form/checkImage";
import { conditionAngleMessages } from "@sayara/i18n/messages/booking/conditionMessages";
import { validationText } from "@sayara/i18n/messages/validationText";
import { FieldError } from "@sayara/ui/Field/Field";
import { Icon } from "@sayara/ui/Icon/Icon";
import { SuccessIcon, UploadIcon } from "@sayara/ui/Icon/icons";
import { useId, useState } from "react";
import { shrinkPhoto } from "./shrinkPhoto.ts";
import * as styles from "./Handover.css.ts";

/** A photo of one angle: opens the camera of a phone, and shows what was taken. The form holds the file. */
export function PhotoSlot({ angle }: { angle: ConditionAngle }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [preview, setPreview] = useState("");
  const [hasPhoto, setHasPhoto] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const name = i18n._(conditionAngleMessages[angle]);

  async function choose(input: HTMLInputElement) {
    const chosen = input.files?.[0];
    setPreview("");
    setError(null);
    setHasPhoto(chosen !== undefined);
    if (chosen === undefined) return;
    const photo = await shrinkPhoto(chosen);
    if (photo !== chosen) replaceFile(input, photo);
    const problem = checkImage(photo);
    setError(problem);
    if (problem === null) return setPreview(await toDataUrl(photo).catch(() => ""));
    setHasPhoto(false);
    input.value = "";
  }

  return (
    <li>
      <label className={styles.photo}>
        {preview !== "" && <img className={styles.preview} src={preview} alt="" />}
        {preview === "" && <Icon picture={hasPhoto ? SuccessIcon : UploadIcon} />}
        <span>{name}</span>
        <input
          type="file"
          name={`picture-${angle}`}
          className={styles.file}
          accept="image/*"
          capture="environment"
          aria-label={hasPhoto ? t`${name}: photo taken, take another` : t`${name}: take a photo`}
          aria-describedby={id}
          onChange={({ currentTarget }) => void choose(currentTarget)}
        />
      </label>
      <FieldError id={id}>{error !== null && validationText(error, i18n)}</FieldError>
    </li>
  );
}

/** Puts another file into the field. Browsers that cannot send the original one. */
function replaceFile(input: HTMLInputElement, file: File): void {
  if (typeof DataTransfer !== "function") return;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
}
