/** Local storage key of the list of unsent photos. Deleted when the user signs out. */
export const waitingPhotosKey = "sayara.portal.photos";
