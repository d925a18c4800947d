/** Name of the cache with the files of the photos that wait for a connection, until a person signs out. */
export const photoFilesName = "sayara.portalPhotos";
