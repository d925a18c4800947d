import { useState } from "react";
import type { BookingFile } from "#web/pages/booking/actions/BookingAction.ts";
import { useBookingAction } from "#web/pages/booking/actions/useBookingAction.ts";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import { saveFile } from "#web/shared/saveFile.ts";

/** State of saving the booking's files. */
export interface BookingFiles {
  save: (file: BookingFile) => void;
  /** The file that is being fetched. */
  saving: BookingFile | null;
  problem: FormProblem | null;
}

/**
 * Fetches a booking's files and saves them from memory under its reference. The token thus appears neither in a link on
 * the page nor in the browser's list of downloads.
 */
export function useBookingFiles(reference: string): BookingFiles {
  const [file, setFile] = useState<BookingFile>("voucher");
  const { submitJson, isSending, problem } = useBookingAction<Blob>({
    onDone: (bytes) => saveFile(bytes, `${reference}.${extensions[file]}`),
  });
  return {
    save(chosen) {
      setFile(chosen);
      submitJson({ intent: "readFile", file: chosen });
    },
    saving: isSending ? file : null,
    problem,
  };
}

const extensions: Record<BookingFile, string> = { voucher: "pdf", calendar: "ics" };
