import type { ConditionAngle } from "@sayara/domain/booking/condition/ConditionAngle";
import type { RentalRecordKind } from "@sayara/domain/booking/desk/RentalRecord";
import { useEffect, useEffectEvent, useState } from "react";
import {
  keepHandoverPhoto,
  removeHandoverPhoto,
  type RestoredPhotos,
  restoreHandoverPhotos,
} from "#portal/offline/handoverPhotos.ts";
import { releasePhoto } from "#portal/offline/heldPhotos.ts";

interface ReportPhotos extends RestoredPhotos {
  /** Whether the device could not store a photo, so that it exists only in this page's memory. */
  isUnkept: boolean;
  /** Discards the photo of an angle that is about to be replaced, so that it is no longer sent. */
  release: (angle: ConditionAngle) => void;
  keep: (angle: ConditionAngle, photo: File) => void;
  remove: (angle: ConditionAngle) => void;
}

const none: RestoredPhotos = { photos: new Map(), lost: [] };

/**
 * Stores the photos of a report on the device until it is signed, and restores them after a reload [HO16].
 */
export function useHandoverPhotos(
  { userId, bookingId, kind }: { userId: string; bookingId: string; kind: RentalRecordKind },
  onRestored: () => void,
): ReportPhotos {
  const report = { userId, bookingId, kind };
  const [restored, setRestored] = useState(none);
  const [unkept, setUnkept] = useState<readonly ConditionAngle[]>([]);
  const show = useEffectEvent((found: RestoredPhotos) => {
    setRestored(found);
    if (found.photos.size > 0) onRestored();
  });
  useEffect(() => {
    let isGone = false;
    void restoreHandoverPhotos({ userId, bookingId, kind }).then((found) => isGone || show(found));
    return () => {
      isGone = true;
    };
  }, [userId, bookingId, kind]);
  const found = (angle: ConditionAngle) =>
    setRestored(({ photos, lost }) => ({ photos, lost: lost.filter((other) => other !== angle) }));
  const setUnkeptOf = (angle: ConditionAngle, isUnkept: boolean) =>
    setUnkept((before) => [...before.filter((other) => other !== angle), ...(isUnkept ? [angle] : [])]);
  return {
    ...restored,
    isUnkept: unkept.length > 0,
    release: (angle) => releasePhoto(report, angle),
    keep(angle, photo) {
      found(angle);
      void keepHandoverPhoto(report, angle, photo).then((isKept) => setUnkeptOf(angle, !isKept));
    },
    remove(angle) {
      setUnkeptOf(angle, false);
      void removeHandoverPhoto(report, angle);
    },
  };
}
