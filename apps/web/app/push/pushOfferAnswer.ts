/** Key in local storage: that this device was asked, and declined. */
const pushOfferName = "sayara.pushOffer";

/** Returns whether the offer was declined on this device. Where storage is blocked, it is not asked either. */
export function isOfferDeclined(): boolean {
  try {
    return localStorage.getItem(pushOfferName) !== null;
  } catch {
    return true;
  }
}

export function declineOffer(): void {
  try {
    localStorage.setItem(pushOfferName, "declined");
  } catch {
    // The offer is not shown where storage is blocked.
  }
}
