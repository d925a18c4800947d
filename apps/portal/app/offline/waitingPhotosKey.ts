/** Key of the list of photos that wait for a connection in the browser's storage, until a person signs out. */
export const waitingPhotosKey = "sayara.portal.photos";
