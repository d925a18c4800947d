import * as v from "valibot";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText, requiredText } from "@sayara/domain/validation/boundedText";

/** Maximum length of a note, in characters. */
export const MAX_NOTE_LENGTH = 1000;

/** The text of a staff note about a booking [DK5]. */
export const NoteText = requiredText(MAX_NOTE_LENGTH);

/** A staff note about a booking, hidden from the driver's pages [DK5]. It never changes. */
export const BookingNote = v.object({
  id: EntityId,
  at: Instant,
  by: v.object({ id: EntityId, fullName: anyText(100) }),
  text: anyText(MAX_NOTE_LENGTH),
});
export type BookingNote = v.InferOutput<typeof BookingNote>;
