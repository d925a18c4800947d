import type { Client } from "@sayara/api-client/client/createClient";
import type { Language } from "@sayara/domain/language/Language";
import { useState } from "react";
import { keptBookings } from "#web/offline/keptBookings.ts";
import { faultProblem, type FormProblem } from "#web/shared/form/FormProblem.ts";
import { useProblem } from "#web/shared/form/useProblem.ts";
import { readerOf } from "./readerOf.ts";
import { saveFile } from "./saveFile.ts";

/** The booking's PDF for the desk, or its iCalendar file. */
type BookingFile = "voucher" | "calendar";

/** State of saving the booking's files. */
export interface BookingFiles {
  save: (file: BookingFile) => void;
  /** The file that is fetched now. */
  saving: BookingFile | null;
  problem: FormProblem | null;
}

interface BookingFileTools {
  id: string;
  reference: string;
  language: Language;
  /** Token of a signed link; empty: the session is used. */
  token: string;
  openApi: () => Promise<Client>;
}

/**
 * Fetches a booking's files and saves them from memory; without a connection the voucher that is kept on the device. No link on the page has the token, and neither has
 * the browser's list of downloads.
 */
export function useBookingFiles({ id, reference, language, token, openApi }: BookingFileTools): BookingFiles {
  const [saving, setSaving] = useState<BookingFile | null>(null);
  const [problem, setProblem] = useProblem();

  async function save(file: BookingFile) {
    setSaving(file);
    setProblem(null);
    try {
      const [call, { calendar, voucher }] = await Promise.all([
        openApi(),
        import("@sayara/api-client/contract/bookings/bookingFiles"),
      ]);
      const query = token === "" ? {} : { token };
      const outcome =
        file === "voucher"
          ? await call(voucher, { params: { id, language }, query })
          : await call(calendar, { params: { id }, query });
      if (outcome.ok) saveFile(outcome.data, `${reference}.${extensions[file]}`);
      else
        setProblem({
          kind: "refused",
          code: outcome.refusal.code,
          retryAfter: outcome.refusal.retryAfter ?? null,
        });
    } catch (error) {
      const kept = file === "voucher" ? await findVoucher() : null;
      if (kept === null) setProblem(faultProblem(error));
      else saveFile(kept, `${reference}.${extensions.voucher}`);
    }
    setSaving(null);
  }

  /** Returns the voucher that is kept on this device. */
  async function findVoucher(): Promise<Blob | null> {
    const reader = await readerOf(token === "" ? null : token);
    return reader && keptBookings.readVoucher({ id, reader, language }, new Date());
  }

  return { save: (file) => void save(file), saving, problem };
}

const extensions: Record<BookingFile, string> = { voucher: "pdf", calendar: "ics" };
