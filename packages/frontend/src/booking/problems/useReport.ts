import { PROBLEM_PICTURES } from "@sayara/domain/config/businessDefaults";
import { useState } from "react";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { showUnhandledToast } from "@sayara/frontend/form/showUnhandledToast";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import type { Written } from "../pictures/sendBookingForm.ts";
import { type ChosenPictures, useChosenPhotos } from "./useChosenPhotos.ts";

/** A report in progress. */
export interface Report {
  text: string;
  changeText: (text: string) => void;
  /** Photos of the report [PB2, PB3]. */
  pictures: ChosenPictures;
  /** Validation message of the text, for `validationText`; null if valid. */
  textError: string | null;
  send: () => void;
  /** The sent report while some of its photos could not be added; null otherwise. */
  unsent: Written | null;
  /** Receives the result of retrying those photos. */
  settle: (written: Written) => void;
  isSending: boolean;
  problem: FormProblem | null;
}

interface ReportOptions {
  /** Runs an action immediately, or after a mailbox proof. */
  withProof: (run: () => void) => void;
  picturesLeft: number;
  onDone: () => void;
}

/** Writes and sends a report. Its text and photos stay until they are sent. */
export function useReport({ withProof, picturesLeft, onDone }: ReportOptions): Report {
  const pictures = useChosenPhotos(Math.min(PROBLEM_PICTURES, picturesLeft));
  const [text, setText] = useState("");
  const [textError, setTextError] = useState<string | null>(null);
  const [unsent, setUnsent] = useState<Written | null>(null);
  const { send, isSending, problem } = useSubmission<Written>({
    onProblem: showUnhandledToast,
    onDone: settle,
  });

  function settle(written: Written) {
    if (written.failed.length === 0) onDone();
    else setUnsent(written);
  }

  function submit() {
    if (text.trim() === "") return setTextError("required");
    const body = new FormData();
    body.append("intent", "reportProblem");
    body.append("text", text);
    for (const picture of pictures.files) body.append("image", picture, picture.name);
    return withProof(() => send(body));
  }

  return {
    text,
    changeText(typed) {
      setText(typed);
      setTextError(null);
    },
    pictures,
    textError,
    send: submit,
    unsent,
    settle,
    isSending,
    problem: pictures.problem ?? problem,
  };
}
