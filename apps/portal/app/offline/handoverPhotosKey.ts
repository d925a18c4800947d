/** Key of the list of photos of reports that are not signed, in the browser's storage, until a person signs out. */
export const handoverPhotosKey = "sayara.portal.handoverPhotos";
