import * as v from "valibot";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText, requiredText } from "@sayara/domain/validation/boundedText";

/** Maximum length of a note. */
export const MAX_NOTE_LENGTH = 1000;

/** The text of a note that staff writes about a booking [DK5]. */
export const NoteText = requiredText(MAX_NOTE_LENGTH);

/** A note of staff, which the driver never sees [DK5]. Never changed. */
export const BookingNote = v.object({
  id: EntityId,
  at: Instant,
  by: v.object({ id: EntityId, fullName: anyText(100) }),
  text: anyText(MAX_NOTE_LENGTH),
});
export type BookingNote = v.InferOutput<typeof BookingNote>;
