/** Local storage key of the last displayed day. Deleted when the user signs out. */
export const storedDayKey = "sayara.portal.today";
