import type { MailContent } from "../MailContent.ts";
import type { MailedBooking } from "../MailData.ts";

/** Returns the photo of a booking's car, if it has one. */
export function carImage({
  picture: link,
  booking: { carName: alt },
}: {
  picture?: string;
  booking: Pick<MailedBooking, "carName">;
}): Pick<MailContent, "image"> {
  return link === undefined ? {} : { image: { link, alt } };
}
