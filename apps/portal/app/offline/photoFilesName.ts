/** Name of the cache with the files of unsent photos. Deleted when the user signs out. */
export const photoFilesName = "sayara.portalPhotos";
