import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import {
  FUEL_PARTS,
  type RentalRecord,
  type RentalRecordKind,
} from "@sayara/domain/booking/desk/RentalRecord";
import { CheckIcon, CloseIcon, EditIcon, RetryIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Suspense, lazy, useState } from "react";
import { Link } from "react-router";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { ActionRow } from "./ActionRow.tsx";
import type { StaffActionRefusals } from "./staffActionRefusals.ts";
import type { StaffActionState } from "./useStaffActions.ts";
import * as styles from "../actions/Actions.css.ts";

const RecordRentalDialog = lazy(async () => ({
  default: (await import("./RecordRentalDialog.tsx")).RecordRentalDialog,
}));

interface RentalRowsProps {
  booking: Booking;
  refusalReasons: StaffActionRefusals;
  staffActions: StaffActionState;
  /** Path of the page on which a condition report is signed; null if the application has none. */
  conditionPath: string | null;
  /** Asks to confirm the no-show. */
  onNoShow: () => void;
}

/** Shows the recorded hand-over and return, and the actions that record them or a no-show [DK1–DK4]. */
export function RentalRows({
  booking,
  refusalReasons,
  staffActions,
  conditionPath,
  onNoShow,
}: RentalRowsProps) {
  const { t } = useLingui();
  const [recording, setRecording] = useState<RentalRecordKind | null>(null);
  const { recordHandOver, recordReturn, withdrawRecord, recordNoShow } = refusalReasons;
  const { handOver = null, return: returned = null } = booking.records ?? {};
  const isOut = handOver !== null;
  return (
    <>
      {handOver !== null && <Recorded name={t`Car handed over`} record={handOver} />}
      {returned !== null && <Recorded name={t`Car returned`} record={returned} />}
      {conditionPath !== null && (recordHandOver === null || recordReturn === null) && (
        <li className={styles.actionRow}>
          <div>
            <p className={styles.name}>
              <Trans>Condition report</Trans>
            </p>
            <p className={styles.effect}>
              <Trans>Meters, deposit, photos and both signatures, on a phone beside the car.</Trans>
            </p>
          </div>
          <LinkButton size="small" icon={EditIcon} render={<Link to={conditionPath} />}>
            {recordHandOver === null ? t`Sign the hand-over` : t`Sign the return`}
          </LinkButton>
        </li>
      )}
      {!isOut && (
        <ActionRow
          {...{ booking }}
          name={t`Hand over the car`}
          effect={t`Records the time, and what the meters show.`}
          reason={recordHandOver}
          button={{ icon: CheckIcon, onClick: () => setRecording("handOver") }}
        />
      )}
      {isOut && returned === null && (
        <ActionRow
          {...{ booking }}
          name={t`Take the car back`}
          effect={t`Records the time, and what the meters show.`}
          reason={recordReturn}
          button={{ icon: CheckIcon, onClick: () => setRecording("return") }}
        />
      )}
      {isOut && (
        <ActionRow
          {...{ booking }}
          name={returned === null ? t`Withdraw the hand-over` : t`Withdraw the return`}
          effect={t`If it was recorded by mistake.`}
          reason={withdrawRecord}
          button={{
            icon: RetryIcon,
            tone: "neutral",
            working: staffActions.working === "withdrawRecord" && t`Working…`,
            onClick: () => staffActions.run({ kind: "withdrawRecord" }),
          }}
        />
      )}
      {recordNoShow === null && (
        <ActionRow
          {...{ booking }}
          name={t`The driver did not come`}
          effect={t`The booking is cancelled. Nothing is returned unless you grant it.`}
          reason={recordNoShow}
          button={{ icon: CloseIcon, tone: "neutral", onClick: onNoShow }}
        />
      )}
      {recording !== null && (
        <Suspense>
          <RecordRentalDialog
            kind={recording}
            {...{ booking, staffActions }}
            onClose={() => {
              staffActions.reset();
              setRecording(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** A recorded hand-over or return: time, author and meter readings. */
function Recorded({ name, record }: { name: string; record: RentalRecord }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { at, by, mileage, fuel } = record;
  const parts = [
    formats.dateTime(at, { weekday: true, year: false }),
    by.fullName,
    ...(mileage === null ? [] : [formats.kilometres(mileage)]),
    ...(fuel === null ? [] : [t`fuel ${fuel}/${FUEL_PARTS}`]),
  ];
  return (
    <li className={styles.actionRow}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.effect}>{formats.parts(parts, " · ")}</p>
      </div>
    </li>
  );
}
