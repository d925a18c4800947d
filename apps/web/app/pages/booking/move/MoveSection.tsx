import { Trans, useLingui } from "@lingui/react/macro";
import type { Replacement } from "@sayara/api-client/contract/bookings/moveBooking";
import { deferredRefundAmount } from "@sayara/domain/booking/refund/refundDeferredUntil";
import type { Booking } from "@sayara/domain/booking/Booking";
import { Button } from "@sayara/ui/Button/Button";
import { RetryIcon } from "@sayara/ui/Icon/icons";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { Suspense, lazy, useState } from "react";
import { Await } from "react-router";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { OfferedCar } from "./OfferedCar.tsx";
import { ProofForm } from "#web/pages/booking/actions/ProofForm.tsx";
import type { MailboxProof } from "#web/pages/booking/actions/useMailboxProof.ts";
import type { OfferedCars } from "@sayara/frontend/booking/loadParts";
import type { MoveState } from "./useMove.ts";
import * as page from "@sayara/frontend/booking/Booking.css";
import * as styles from "./Move.css.ts";

const MoveDialog = lazy(async () => ({ default: (await import("./MoveDialog.tsx")).MoveDialog }));

interface MoveSectionProps {
  booking: Booking;
  /** Time at which the offer ends. */
  until: string;
  offered: Promise<OfferedCars>;
  moveState: MoveState;
  /** The mailbox proof that a signed link needs before an action; null if none is needed. */
  proof: MailboxProof | null;
  /** Reloads the offered cars. */
  onRetry: () => void;
}

/** Offers other cars for the same places and times, or a refund, after a cancellation by staff. */
export function MoveSection({ booking, until, offered, moveState, proof, onRetry }: MoveSectionProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const [choice, setChoice] = useState<Replacement | "money" | null>(null);
  const { problem, working } = moveState;
  const deadline = formats.dateTime(until, { weekday: true });
  const money = deferredRefundAmount(booking);
  const amount = formats.price(money, booking.currency);
  return (
    <div className={page.screenOnly}>
      <SectionCard
        id="booking-move"
        title={<Trans>Another car for your dates</Trans>}
        intro={
          money > 0 ? (
            <Trans>
              Choose another car by {deadline}: the {amount} that you paid moves with you.
            </Trans>
          ) : (
            <Trans>Choose another car for the same places and times by {deadline}.</Trans>
          )
        }
      >
        {/* Above the cars that are still offered. */}
        <ProblemNotice problem={problem} />
        <Suspense fallback={<CarsSkeleton />}>
          <Await resolve={offered}>
            {(offeredCars: OfferedCars) => (
              <OfferList {...{ offeredCars, working, onRetry }} onChoose={setChoice} />
            )}
          </Await>
        </Suspense>
        {proof?.action === "move" && <ProofForm proof={proof} />}
        {money > 0 && (
          <div className={styles.money}>
            <Text tone="muted" className={styles.text}>
              <Trans>
                If you do not choose, {amount} will be refunded to your card after {deadline}.
              </Trans>
            </Text>
            <Button
              tone="neutral"
              working={working === "money" && t`Refunding…`}
              onClick={() => setChoice("money")}
            >{t`Refund me now…`}</Button>
          </div>
        )}
        {proof?.action === "money" && <ProofForm proof={proof} />}
        {choice !== null && (
          <Suspense>
            <MoveDialog
              {...{ booking, money }}
              choice={choice}
              onClose={() => setChoice(null)}
              onConfirm={() => {
                setChoice(null);
                if (choice === "money") moveState.decline();
                else moveState.move(choice);
              }}
            />
          </Suspense>
        )}
      </SectionCard>
    </div>
  );
}

function CarsSkeleton() {
  return (
    <Stack aria-busy="true">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  );
}

interface OfferListProps extends Pick<MoveState, "working">, Pick<MoveSectionProps, "onRetry"> {
  offeredCars: OfferedCars;
  onChoose: (offer: Replacement) => void;
}

function OfferList({ offeredCars: { cars, problem }, working, onRetry, onChoose }: OfferListProps) {
  if (cars === null)
    return (
      <ProblemNotice
        problem={problem}
        actions={
          <Button icon={RetryIcon} size="small" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  if (cars.length === 0)
    return (
      <Text aria-live="polite">
        <Trans>No car is free any more at these places and times.</Trans>
      </Text>
    );
  return (
    <ul className={styles.cars}>
      {cars.map((offer) => (
        <OfferedCar
          key={offer.car.id}
          offer={offer}
          working={typeof working === "object" && working?.car === offer.car.id}
          onChoose={() => onChoose(offer)}
        />
      ))}
    </ul>
  );
}
