/** Key of the last seen day in the browser's storage, until a person signs out. */
export const storedDayKey = "sayara.portal.today";
