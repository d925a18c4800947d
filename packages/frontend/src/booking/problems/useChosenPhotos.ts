import { useState } from "react";
import { type FormProblem, faultProblem } from "@sayara/frontend/form/FormProblem";

/** Photos chosen for a report or a message. */
export interface ChosenPictures {
  files: readonly File[];
  /** Maximum number of photos. */
  most: number;
  add: (files: readonly File[]) => void;
  remove: (file: File) => void;
  clear: () => void;
  /** Validation message, for `validationText`; null if valid. */
  error: string | null;
  /** Set if the code that checks photos could not be loaded. */
  problem: FormProblem | null;
}

/** Manages the chosen photos, at most `most`. */
export function useChosenPhotos(most: number): ChosenPictures {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [problem, setProblem] = useState<FormProblem | null>(null);

  async function add(added: readonly File[]) {
    setProblem(null);
    try {
      const { checkImage } = await import("@sayara/frontend/form/checkImage");
      const found = added.map((file) => checkImage(file)).find((message) => message !== null) ?? null;
      setError(found);
      if (found === null) setFiles([...files, ...added].slice(0, most));
    } catch (cause) {
      setProblem(faultProblem(cause));
    }
  }

  return {
    files,
    most,
    add: (added) => void add(added),
    remove: (file) => setFiles(files.filter((chosen) => chosen !== file)),
    clear: () => setFiles([]),
    error,
    problem,
  };
}
