import { PROBLEM_PICTURES } from "@sayara/domain/config/businessDefaults";
import { useState } from "react";
import { type FormProblem, faultProblem } from "#web/shared/form/FormProblem.ts";
import { showUnhandledToast } from "#web/shared/form/showUnhandledToast.ts";
import { useSubmission } from "#web/shared/form/useSubmission.ts";

/** A report in progress. */
export interface Report {
  text: string;
  changeText: (text: string) => void;
  pictures: readonly File[];
  /** Maximum number of photos of this report [PB2, PB3]. */
  maxPictures: number;
  addPictures: (files: readonly File[]) => void;
  remove: (file: File) => void;
  /** Validation messages, for `validationText`; null if valid. */
  textError: string | null;
  pictureError: string | null;
  send: () => void;
  isSending: boolean;
  problem: FormProblem | null;
}

interface ReportOptions {
  /** Runs an action immediately, or after a mailbox proof. */
  withProof: (run: () => void) => void;
  picturesLeft: number;
  onDone: () => void;
}

/** Writes and sends a report. Its text and photos stay until it is sent. */
export function useReport({ withProof, picturesLeft, onDone }: ReportOptions): Report {
  const maxPictures = Math.min(PROBLEM_PICTURES, picturesLeft);
  const [text, setText] = useState("");
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [textError, setTextError] = useState<string | null>(null);
  const [pictureError, setPictureError] = useState<string | null>(null);
  const [imageProblem, setImageProblem] = useState<FormProblem | null>(null);
  const { send, isSending, problem } = useSubmission<true>({
    onProblem: showUnhandledToast,
    onDone,
  });

  async function addPictures(files: readonly File[]) {
    setImageProblem(null);
    try {
      const { checkImage } = await import("#web/shared/form/checkImage.ts");
      const error = files.map((file) => checkImage(file)).find((message) => message !== null) ?? null;
      setPictureError(error);
      if (error === null) setPictures([...pictures, ...files].slice(0, maxPictures));
    } catch (error) {
      setImageProblem(faultProblem(error));
    }
  }

  function submit() {
    if (text.trim() === "") return setTextError("required");
    const body = new FormData();
    body.append("intent", "reportProblem");
    body.append("text", text);
    for (const picture of pictures) body.append("image", picture, picture.name);
    return withProof(() => send(body));
  }

  return {
    text,
    changeText(typed) {
      setText(typed);
      setTextError(null);
    },
    pictures,
    maxPictures,
    addPictures: (files) => void addPictures(files),
    remove: (file) => setPictures(pictures.filter((picture) => picture !== file)),
    textError,
    pictureError,
    send: submit,
    isSending,
    problem: imageProblem ?? problem,
  };
}
