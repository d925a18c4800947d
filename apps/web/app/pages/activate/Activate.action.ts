import { createActivateAction } from "@sayara/frontend/activation/createActivateAction";
import { bookingPath } from "@sayara/frontend/rental/bookingPath";

/**
 * Confirms the address, or mails another link. After a confirmation through the mail about a guest's booking,
 * opens the booking.
 */
export const activateAction = createActivateAction((query) => {
  const booking = query.get("b");
  return booking === null ? "/" : bookingPath({ id: booking });
});
