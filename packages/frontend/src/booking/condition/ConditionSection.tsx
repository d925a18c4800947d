import { Trans } from "@lingui/react/macro";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { lazy, Suspense } from "react";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";

const ConditionDetails = lazy(async () => ({
  default: (await import("./ConditionDetails.tsx")).ConditionDetails,
}));

/**
 * The condition reports of hand-over and return, and the security deposit [HO1, HO8]. Renders nothing before
 * the first report.
 */
export function ConditionSection({ booking }: { booking: BookingView }) {
  const { conditionReports: reports } = booking;
  if (!reports?.handOver && !reports?.return) return null;
  return (
    <SectionCard id="booking-condition" title={<Trans>Condition of the car</Trans>}>
      <Suspense fallback={<Skeleton shape="card" />}>
        <ConditionDetails {...{ booking, reports }} />
      </Suspense>
    </SectionCard>
  );
}
