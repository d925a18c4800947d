import type { Client } from "@sayara/api-client/client/createClient";
import { useState } from "react";
import { type FormProblem, faultProblem, refusedAnswer } from "#web/shared/form/FormProblem.ts";
import type { Crop } from "./crop.ts";
import { cropped } from "./drawCrop.ts";

interface AvatarTools {
  userId: string;
  openApi: () => Promise<Client>;
  /** Called with the new avatar. */
  onChanged: (avatar: string | null) => void;
  onProblem?: (problem: FormProblem) => void;
}

type AvatarWork = "reading" | "sending" | "deleting" | null;

export interface AvatarUpload {
  /** The chosen picture, to be cropped. */
  picture: ImageBitmap | null;
  work: AvatarWork;
  /** Uploaded share, 0 to 1. */
  sent: number;
  problem: FormProblem | null;
  /** Validation message of the chosen file, for `readValidationMessage`. */
  fileError: string | null;
  choose: (file: File | undefined) => void;
  close: () => void;
  save: (crop: Crop) => void;
  remove: () => void;
}

/** Chooses, crops, uploads and deletes the avatar. */
export function useAvatarUpload({ userId, openApi, onChanged, onProblem }: AvatarTools): AvatarUpload {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [work, setWork] = useState<AvatarWork>(null);
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [fileError, setFileError] = useState<string | null>(null);

  async function choose(file: File | undefined) {
    if (work !== null) return;
    setProblem(null);
    setWork("reading");
    try {
      const { checkImage } = await import("./checkImage.ts");
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
    setProblem(null);
  }

  async function save(crop: Crop) {
    if (picture === null) return;
    setSent(0);
    await run("sending", async (call) => {
      const { updateAvatar } = await import("@sayara/api-client/contract/accounts/avatar");
      const body = new FormData();
      const image = await cropped(picture, crop);
      body.append("image", image, image.type === "image/webp" ? "avatar.webp" : "avatar.png");
      const input = { params: { id: userId }, body };
      const outcome = await call(updateAvatar, input, { onUploadProgress: setSent });
      if (!outcome.ok) return refusedAnswer(outcome.refusal).problem;
      close();
      onChanged(outcome.data.avatar);
      return null;
    });
  }

  async function remove() {
    await run("deleting", async (call) => {
      const { deleteAvatar } = await import("@sayara/api-client/contract/accounts/avatar");
      const outcome = await call(deleteAvatar, { params: { id: userId } });
      if (!outcome.ok) return refusedAnswer(outcome.refusal).problem;
      onChanged(null);
      return null;
    });
  }

  async function run(kind: AvatarWork, act: (call: Client) => Promise<FormProblem | null>) {
    if (work !== null) return;
    setWork(kind);
    setProblem(null);
    const found = await openApi().then(act).catch(faultProblem);
    setWork(null);
    setProblem(found);
    if (found !== null) onProblem?.(found);
  }

  return {
    picture,
    work,
    sent,
    problem,
    fileError,
    choose: (file: File | undefined) => void choose(file),
    close,
    save: (crop: Crop) => void save(crop),
    remove: () => void remove(),
  };
}
