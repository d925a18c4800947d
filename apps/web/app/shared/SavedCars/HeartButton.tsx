import { useLingui } from "@lingui/react/macro";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { knownSession } from "@sayara/frontend/session/knownSession";
import { useSession } from "@sayara/frontend/session/useSession";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { Icon } from "@sayara/ui/Icon/Icon";
import { useEffect, useEffectEvent, useRef } from "react";
import { consumeEarlyPress } from "#web/hydration/earlyPresses.ts";
import type { Rental } from "#web/shared/Rental/Rental.ts";
import { HeartIcon } from "./HeartIcon.tsx";
import { savedKey } from "./SavedEntry.ts";
import { SeeSavedCars } from "./SeeSavedCars.tsx";
import { useSavedCars } from "./useSavedCars.ts";
import * as styles from "./HeartButton.css.ts";

const loadSavedCars = () => import("./savedCars.ts");

/**
 * Button that saves a car for these places and dates, or removes it [SV1]. Absent for staff. Hidden without
 * JavaScript.
 */
export function HeartButton({ rental, name }: { rental: Rental; name: string }) {
  const { t } = useLingui();
  const { timeZone } = useSettings();
  const { session } = useSession();
  const button = useRef<HTMLButtonElement>(null);
  const key = savedKey(rental);
  const isSaved = useSavedCars(({ entries }) => entries.some((entry) => savedKey(entry) === key));
  const user = session.state === "signedIn" ? session.user : null;
  const isSaver = session.state === "guest" || user?.type === "user";
  const userId = user?.id ?? null;

  useEffect(() => {
    // A failure is silent here, because a later press reports it.
    if (isSaver)
      void loadSavedCars()
        .then(({ readSavedCars }) => readSavedCars({ userId, timeZone }))
        .catch(() => {});
  }, [isSaver, userId, timeZone]);

  async function toggle() {
    // The visitor may press before the session is known: the car of a signed-in driver belongs in the
    // account.
    const known = await knownSession();
    const saver = known.state === "signedIn" ? known.user : null;
    if (saver !== null && saver.type !== "user") return;
    const toggled = await loadSavedCars()
      .then(({ toggleSavedCar }) => toggleSavedCar(rental, { userId: saver?.id ?? null, timeZone }))
      .catch(() => "failed" as const);
    if (toggled === "saved") showToast(t`${name} is saved`, "success", <SeeSavedCars />);
    if (toggled === "removed") showToast(t`${name} is no longer saved`, "success");
    if (toggled === "full") showToast(t`No more cars fit in your list`, "error", <SeeSavedCars />);
    if (toggled === "failed") showToast(t`The change was not saved. Please try again.`, "error");
  }

  const toggleEarly = useEffectEvent(() => {
    if (button.current !== null && consumeEarlyPress(button.current)) void toggle();
  });
  useEffect(() => toggleEarly(), []);

  if (user !== null && user.type !== "user") return null;
  return (
    <button
      ref={button}
      type="button"
      className={styles.heart}
      data-early
      aria-pressed={isSaved}
      aria-label={t`Save ${name}`}
      onClick={({ currentTarget }) => {
        consumeEarlyPress(currentTarget);
        void toggle();
      }}
    >
      <span className={styles.disc}>
        <Icon picture={isSaved ? FilledHeart : HeartIcon} />
      </span>
    </button>
  );
}

function FilledHeart(props: Parameters<typeof HeartIcon>[0]) {
  return <HeartIcon {...props} isFilled />;
}
