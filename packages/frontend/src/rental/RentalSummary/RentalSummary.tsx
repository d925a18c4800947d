import type { Car } from "@sayara/domain/car/Car";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import type { ReactNode } from "react";
import { CarPicture } from "../CarPicture/CarPicture.tsx";
import { type Journey, JourneyStops } from "./JourneyStops.tsx";
import * as styles from "./RentalSummary.css.ts";

interface RentalSummaryProps {
  car: Pick<Car, "name" | "image" | "body" | "color" | "supplier">;
  journey: Journey;
  /** The price, shown at the bottom. */
  children?: ReactNode;
  /** Class of the element that contains `children`. */
  priceClassName?: string;
}

/** Shows the car, its agency, and the places and times of the rental. */
export function RentalSummary({ car, journey, children, priceClassName = "" }: RentalSummaryProps) {
  return (
    <Card as="section" aria-label={car.name}>
      <Stack>
        {" "}
        <div className={styles.car}>
          <CarPicture car={car} />
          <div className={styles.text}>
            <Heading level={2} size="md">
              {car.name}
            </Heading>
            <Text size="sm" tone="muted">
              {car.supplier.name}
            </Text>
          </div>
        </div>
        <JourneyStops {...journey} />
        {children && <div className={`${styles.price} ${priceClassName}`}>{children}</div>}
      </Stack>
    </Card>
  );
}
