import type { BookingAction, BookingFile } from "../actions/BookingAction.ts";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { saveFile } from "@sayara/frontend/files/saveFile";
import { showUnhandledToast } from "@sayara/frontend/form/showUnhandledToast";
import { useActionQueue } from "@sayara/frontend/form/submission/useActionQueue";

/** State of saving the booking's files. */
export interface BookingFiles {
  save: (file: BookingFile) => void;
  /** The files that are being fetched. */
  saving: readonly BookingFile[];
  problem: FormProblem | null;
}

/**
 * Fetches a booking's files and saves them from memory under its reference. The token thus appears neither in a link on
 * the page nor in the browser's list of downloads.
 */
export function useBookingFiles(reference: string): BookingFiles {
  const { send, pending, refused } = useActionQueue<Extract<BookingAction, { intent: "readFile" }>, Blob>({
    onProblem: showUnhandledToast,
    onDone: (bytes, { file }) => saveFile(bytes, `${reference}${endings[file]}`),
  });
  return {
    save: (file) => send({ intent: "readFile", file }),
    saving: pending.map(({ file }) => file),
    problem: refused?.problem ?? null,
  };
}

/** Suffixes of the file names. */
const endings: Record<BookingFile, string> = {
  voucher: ".pdf",
  calendar: ".ics",
  conditionReport: "-condition.pdf",
};
