import { useState } from "react";
import { PushOfferCard } from "./PushOfferCard.tsx";
import { declineOffer, isOfferDeclined } from "./pushOfferAnswer.ts";
import { usePushDevice } from "./usePushDevice.ts";

/** Offers notifications on a driver's booking page, or shows the button that turns them off [WP1, WP6]. */
export function PushOffer() {
  const device = usePushDevice();
  const [isDeclined, setDeclined] = useState(isOfferDeclined);
  const [wasBlocked] = useState(device.state === "blocked");
  if (device.state !== "on" && (isDeclined || wasBlocked)) return null;
  const decline = () => {
    declineOffer();
    setDeclined(true);
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return <PushOfferCard {...device} onDecline={decline} />;
}
