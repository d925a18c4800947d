/**
 * Local storage key of the bookings that are handed over or returned today. Deleted when the user signs out.
 */
export const storedHandoversKey = "sayara.portal.handovers";
