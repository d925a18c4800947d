/** Key in local storage. Set once the offer was declined on this device. */
const pushOfferKey = "sayara.pushOffer";

/**
 * Returns whether the offer was declined on this device. True where storage is blocked, because a refusal cannot be
 * stored.
 */
export function isOfferDeclined(): boolean {
  try {
    return localStorage.getItem(pushOfferKey) !== null;
  } catch {
    return true;
  }
}

export function declineOffer(): void {
  try {
    localStorage.setItem(pushOfferKey, "declined");
  } catch {
    // The offer is not shown where storage is blocked.
  }
}
