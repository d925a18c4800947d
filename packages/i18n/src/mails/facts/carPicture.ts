import type { MailContent } from "../MailContent.ts";
import type { MailedBooking } from "../MailData.ts";

/** Returns the photograph of a booking's car, where it has one. */
export function carPicture({
  picture: link,
  booking: { carName: alt },
}: {
  picture?: string;
  booking: Pick<MailedBooking, "carName">;
}): Pick<MailContent, "picture"> {
  return link === undefined ? {} : { picture: { link, alt } };
}
