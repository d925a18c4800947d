import type { Language } from "@sayara/domain/language/Language";
import type { MessageDescriptor } from "@lingui/core";
import { createFormats } from "../format/createFormats.ts";
import { mailI18n } from "./mailI18n.ts";
import { pushMessages } from "./pushMessages.ts";
import { toSingleLine } from "./toSingleLine.ts";

/** The details of a booking that a notification on a device contains. */
interface PushedBooking {
  reference: string;
  carName: string;
  supplierName: string;
}

/**
 * An event for a notification on a device: a confirmed booking, a message from the agency, or a pick-up on
 * the next day. `place` is null for a delivery, because its address must not appear on a lock screen.
 * `meeting` is null without instructions.
 */
export type PushContent =
  | { event: "booking_confirmed" | "message_received"; booking: PushedBooking }
  | { event: "pick_up"; booking: PushedBooking; from: Date; place: string | null; meeting: string | null };

/** Texts of a notification, each one line of at most 200 characters. */
export interface RenderedPush {
  title: string;
  body: string;
  /** Label of the button that opens the settings. */
  settings: string;
}

/** Renders a notification on a device in the recipient's language. `timeZone` is that of the marketplace. */
export function renderPush(
  content: PushContent,
  { language, timeZone }: { language: Language; timeZone: string },
): RenderedPush {
  const i18n = mailI18n[language];
  const { reference, carName: car, supplierName: agency } = content.booking;
  const values = { reference, car, agency };
  const render = (message: MessageDescriptor, more: Record<string, string> = {}) =>
    toSingleLine(i18n._({ ...message, values: { ...values, ...more } }));
  const settings = render(pushMessages.settings);
  switch (content.event) {
    case "booking_confirmed":
      return {
        title: render(pushMessages.confirmedTitle),
        body: render(pushMessages.confirmedBody),
        settings,
      };
    case "message_received":
      return { title: render(pushMessages.messageTitle), body: render(pushMessages.messageBody), settings };
    case "pick_up": {
      const time = createFormats({ language, timeZone }).time(content.from);
      return {
        title: render(pushMessages.pickUpTitle, { time }),
        body: render(...pickUpBody(content)),
        settings,
      };
    }
  }
}

function pickUpBody({
  place,
  meeting,
}: Extract<PushContent, { event: "pick_up" }>): [MessageDescriptor, Record<string, string>?] {
  if (place === null) return [pushMessages.pickUpByDelivery];
  if (meeting === null) return [pushMessages.pickUpAtPlace, { place }];
  return [pushMessages.pickUpAtMeetingPlace, { place, meeting }];
}
