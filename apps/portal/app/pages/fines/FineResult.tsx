import { Trans } from "@lingui/react/macro";
import type {
  FineAnswer,
  FineDriver,
  FineNeighbour,
  FineRental,
} from "@sayara/api-client/contract/suppliers/fines";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import type { ReactNode } from "react";
import { BookingName } from "#portal/bookings/BookingName.tsx";
import type { FineMoment } from "./FineIntent.ts";
import * as styles from "./Fines.css.ts";
import { FineLetterForm } from "./FineLetterForm.tsx";

/** The driver who had the car at the time of the offence, or the reason why none was found [FN1, FN2]. */
export function FineResult({ moment, answer }: { moment: FineMoment; answer: FineAnswer }) {
  const { car, rental } = answer;
  if (car === null)
    return (
      <Notice tone="warning" announce="polite" title={<Trans>None of your cars has this plate</Trans>}>
        <Trans>Check the plate, and the one that the car has on the page Cars.</Trans>
      </Notice>
    );
  if (rental === null) return <Nobody answer={answer} name={car.name} />;
  return <Found moment={moment} answer={answer} rental={rental} name={`${car.name} · ${car.plate}`} />;
}

function Nobody({ answer: { before, after, block }, name }: { answer: FineAnswer; name: string }) {
  return (
    <Notice tone="info" announce="polite" title={<Trans>No rental had this car then</Trans>}>
      <Stack gap="xs">
        <Text as="span">{name}</Text>
        {block !== null && <Text as="span">{<BlockText kind={block} />}</Text>}
        {before !== null && (
          <Text as="span">
            <Trans>Before:</Trans> <Neighbour rental={before} />
          </Text>
        )}
        {after !== null && (
          <Text as="span">
            <Trans>After:</Trans> <Neighbour rental={after} />
          </Text>
        )}
      </Stack>
    </Notice>
  );
}

function BlockText({ kind }: { kind: NonNullable<FineAnswer["block"]> }) {
  if (kind === "workshop") return <Trans>It was in the workshop.</Trans>;
  if (kind === "ownUse") return <Trans>It was in your own use.</Trans>;
  if (kind === "imported") return <Trans>An event of another calendar had it.</Trans>;
  return <Trans>It was blocked.</Trans>;
}

function Neighbour({ rental }: { rental: FineNeighbour }) {
  const formats = useFormats();
  const start = formats.dateTime(rental.handedOverAt ?? rental.from);
  const end = formats.dateTime(rental.returnedAt ?? rental.to);
  return (
    <>
      {rental.name === "" ? <Trans>Name deleted</Trans> : rental.name} · <RentalName rental={rental} /> ·{" "}
      {start} – {end}
    </>
  );
}

function RentalName({ rental: { kind, id, reference } }: { rental: FineNeighbour }) {
  if (kind === "booking") return <BookingName id={id} reference={reference} />;
  return reference === "" ? <Trans>Walk-in rental</Trans> : <Trans>Walk-in rental {reference}</Trans>;
}

function Found({
  moment,
  answer,
  rental,
  name,
}: {
  moment: FineMoment;
  answer: FineAnswer;
  rental: FineRental;
  name: string;
}) {
  const formats = useFormats();
  const { driver, additionalDriver } = rental;
  const otherName = additionalDriver?.fullName ?? "";
  return (
    <Stack gap="lg">
      <Card as="section" aria-labelledby="fine-driver">
        <Stack gap="md">
          <Heading level={2} id="fine-driver">
            {driver.fullName === "" ? <Trans>The driver’s data were deleted</Trans> : driver.fullName}
          </Heading>
          {answer.relation === "turnaround" && (
            <Notice tone="warning" title={<Trans>The car had come back before</Trans>}>
              <Trans>
                This rental had ended, and the time to prepare the car was not over. Check who drove it.
              </Trans>
            </Notice>
          )}
          <dl className={styles.facts}>
            <Fact label={<Trans>Car</Trans>}>{name}</Fact>
            <Fact label={<Trans>Rental</Trans>}>
              <RentalName rental={rental} />
            </Fact>
            <Fact label={<Trans>Pick-up</Trans>}>{formats.dateTime(rental.from)}</Fact>
            <Fact label={<Trans>Drop-off</Trans>}>{formats.dateTime(rental.to)}</Fact>
            {rental.handedOverAt !== null && (
              <Fact label={<Trans>Car handed over</Trans>}>{formats.dateTime(rental.handedOverAt)}</Fact>
            )}
            {rental.returnedAt !== null && (
              <Fact label={<Trans>Car returned</Trans>}>{formats.dateTime(rental.returnedAt)}</Fact>
            )}
            <DriverFacts driver={driver} />
          </dl>
          {additionalDriver !== null && (
            <>
              <Heading level={3} size="md">
                <Trans>Additional driver: {otherName}</Trans>
              </Heading>
              <dl className={styles.facts}>
                <DriverFacts driver={additionalDriver} />
              </dl>
            </>
          )}
          {driver.papers === undefined && (
            <Text size="sm" tone="muted">
              <Trans>
                No licence and no address were recorded at the hand-over, or they are deleted. They are in
                your contract.
              </Trans>
            </Text>
          )}
        </Stack>
      </Card>
      {driver.fullName === "" && otherName === "" ? (
        <Notice tone="info" title={<Trans>No letter can be written here</Trans>}>
          <Trans>
            The driver had their data erased, so the marketplace has no name any more. Write to the authority
            with the name in your contract.
          </Trans>
        </Notice>
      ) : (
        <FineLetterForm moment={moment} rental={rental} />
      )}
    </Stack>
  );
}

function DriverFacts({ driver: { birthDate, phone, papers } }: { driver: FineDriver }) {
  const formats = useFormats();
  const { licenceNumber = "", licenceIssuedOn = null, address = "" } = papers ?? {};
  return (
    <>
      {birthDate !== null && <Fact label={<Trans>Date of birth</Trans>}>{formats.date(birthDate)}</Fact>}
      {phone !== null && (
        <Fact label={<Trans>Phone</Trans>}>
          <span dir="ltr">{phone}</span>
        </Fact>
      )}
      {licenceNumber !== "" && (
        <Fact label={<Trans>Driving licence</Trans>}>
          <bdi>{licenceNumber}</bdi>
        </Fact>
      )}
      {licenceIssuedOn !== null && (
        <Fact label={<Trans>Licence issued on</Trans>}>{formats.date(licenceIssuedOn)}</Fact>
      )}
      {address !== "" && (
        <Fact label={<Trans>Address</Trans>}>
          <bdi>{address}</bdi>
        </Fact>
      )}
    </>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Text as="span" size="sm" tone="muted">
          {label}
        </Text>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
