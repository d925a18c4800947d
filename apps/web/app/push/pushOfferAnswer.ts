/** Key in local storage, set when the offer is declined on this device. */
const pushOfferKey = "sayara.pushOffer";

/**
 * Returns whether the offer was declined on this device. Returns true if storage is blocked, because a
 * refusal could not be stored.
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
    // The offer is not shown if storage is blocked.
  }
}
