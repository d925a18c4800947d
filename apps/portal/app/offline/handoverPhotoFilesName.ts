/** Name of the cache with the photo files of unsigned reports. Deleted when the user signs out. */
export const handoverPhotoFilesName = "sayara.portalHandoverPhotos";
