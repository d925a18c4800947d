import { useState } from "react";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import { useSubmission } from "#web/shared/form/useSubmission.ts";
import type { Crop } from "./crop.ts";
import { exportCrop } from "./drawCrop.ts";
import { useUploadShare } from "./useUploadShare.ts";

type AvatarWork = "reading" | "sending" | "deleting" | null;

export interface AvatarUpload {
  /** The chosen picture, ready to be cropped. */
  picture: ImageBitmap | null;
  work: AvatarWork;
  /** Uploaded share, 0 to 1. */
  uploadShare: number;
  problem: FormProblem | null;
  /** Validation message of the chosen file, for `readValidationMessage`. */
  fileError: string | null;
  choose: (file: File | undefined) => void;
  close: () => void;
  save: (crop: Crop) => void;
  remove: () => void;
}

export function useAvatarUpload(onProblem: (problem: FormProblem) => void): AvatarUpload {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [work, setWork] = useState<AvatarWork>(null);
  const [fileError, setFileError] = useState<string | null>(null);
  const uploadShare = useUploadShare(({ share }) => share);
  const submission = useSubmission({ onProblem, onDone: close });

  async function choose(file: File | undefined) {
    if (work === "reading" || submission.isSending) return;
    submission.reset();
    setWork("reading");
    try {
      const { checkImage } = await import("#web/shared/form/checkImage.ts");
      const error = checkImage(file);
      setFileError(error);
      if (error === null && file !== undefined) setPicture(await createImageBitmap(file));
    } catch {
      setFileError("image_type_invalid");
    } finally {
      setWork(null);
    }
  }

  function close() {
    picture?.close();
    setPicture(null);
    submission.reset();
  }

  async function save(crop: Crop) {
    if (picture === null) return;
    useUploadShare.setState({ share: 0 });
    setWork("sending");
    const image = await exportCrop(picture, crop);
    const body = new FormData();
    body.append("intent", "avatar");
    body.append("image", image, image.type === "image/webp" ? "avatar.webp" : "avatar.png");
    submission.send(body);
  }

  function remove() {
    setWork("deleting");
    submission.send({ intent: "deleteAvatar" });
  }

  return {
    picture,
    work: work === "reading" || submission.isSending ? work : null,
    uploadShare,
    problem: submission.problem,
    fileError,
    choose: (file: File | undefined) => void choose(file),
    close,
    save: (crop: Crop) => void save(crop),
    remove,
  };
}
