/** Key of the bookings that are handed over or taken back today in the browser's storage, until a person signs out. */
export const storedHandoversKey = "sayara.portal.handovers";
