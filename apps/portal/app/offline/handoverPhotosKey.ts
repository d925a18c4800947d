/** Local storage key of the list of photos of unsigned reports. Deleted when the user signs out. */
export const handoverPhotosKey = "sayara.portal.handoverPhotos";
