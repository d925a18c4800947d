/** Name of the cache with the files of the photos of reports that are not signed, until a person signs out. */
export const handoverPhotoFilesName = "sayara.portalHandoverPhotos";
