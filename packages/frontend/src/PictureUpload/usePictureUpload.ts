import { useState } from "react";
import type { FormProblem } from "../form/FormProblem.ts";
import { useSubmission } from "../form/submission/useSubmission.ts";
import type { Crop, CropFrame } from "./crop.ts";
import { exportCrop, type PictureFrame } from "./drawCrop.ts";
import { PICTURE_UPLOAD, type Upload, useUpload } from "../upload/useUpload.ts";

type PictureWork = "reading" | "sending" | "deleting" | null;

export interface PictureUpload {
  /** The chosen picture, ready to be cropped. */
  frame: PictureFrame | null;
  work: PictureWork;
  /** Null while nothing is sent. */
  upload: Upload | null;
  problem: FormProblem | null;
  /** Validation message of the chosen file, for `readValidationMessage`. */
  fileError: string | null;
  choose: (file: File | undefined) => void;
  close: () => void;
  save: (crop: Crop) => void;
  remove: () => void;
}

interface PictureUploadOptions<Done> extends Omit<CropFrame, "picture"> {
  /** `intent` of the form data sent to the route's action, with the cropped picture as `image`. */
  intent: string;
  /** `intent` that deletes the picture, where one can be deleted. */
  deleteIntent?: string;
  onProblem: (problem: FormProblem) => void;
  onDone?: (done: Done) => void;
}

/** Reads the chosen picture and sends its cropped part to the route's action. */
export function usePictureUpload<Done = unknown>(options: PictureUploadOptions<Done>): PictureUpload {
  const { target, hasMargins, intent, deleteIntent = "", onProblem, onDone } = options;
  const [frame, setFrame] = useState<PictureFrame | null>(null);
  const [work, setWork] = useState<PictureWork>(null);
  const [fileError, setFileError] = useState<string | null>(null);
  const upload = useUpload(PICTURE_UPLOAD);
  const submission = useSubmission<Done>({
    onProblem,
    onDone(done) {
      close();
      onDone?.(done);
    },
  });

  async function choose(file: File | undefined) {
    if (work === "reading" || submission.isSending) return;
    submission.reset();
    setWork("reading");
    try {
      const { checkImage } = await import("../form/checkImage.ts");
      const error = checkImage(file);
      setFileError(error);
      if (error === null && file !== undefined)
        setFrame({ picture: await createImageBitmap(file), target, hasMargins });
    } catch {
      setFileError("image_type_invalid");
    } finally {
      setWork(null);
    }
  }

  function close() {
    frame?.picture.close();
    setFrame(null);
    submission.reset();
  }

  async function save(crop: Crop) {
    if (frame === null) return;
    setWork("sending");
    const image = await exportCrop(frame, crop);
    const body = new FormData();
    body.append("intent", intent);
    body.append("image", image, image.type === "image/webp" ? "picture.webp" : "picture.png");
    submission.send(body);
  }

  function remove() {
    setWork("deleting");
    submission.send({ intent: deleteIntent });
  }

  return {
    frame,
    work: work === "reading" || submission.isSending ? work : null,
    upload,
    problem: submission.problem,
    fileError,
    choose: (file: File | undefined) => void choose(file),
    close,
    save: (crop: Crop) => void save(crop),
    remove,
  };
}
