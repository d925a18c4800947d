import { Trans } from "@lingui/react/macro";
import { Icon, type IconPicture } from "@sayara/ui/Icon/Icon";
import { AgencyIcon, CheckIcon, DepositIcon } from "@sayara/ui/Icon/icons";
import { Stack } from "@sayara/ui/Stack/Stack";
import { ZelligePattern } from "@sayara/ui/ZelligePattern/ZelligePattern";
import type { ReactNode } from "react";
import { container } from "@sayara/frontend/layout/container.css";
import * as styles from "./Promises.css.ts";

/** Three statements about prices. */
export function Promises() {
  return (
    <section className={styles.band}>
      <ZelligePattern tone="onPrimary" className={styles.tiles} />
      <Stack gap="xl" className={`${container} ${styles.inner}`}>
        <h2 className={styles.title}>
          <Trans>A price with no ifs or buts</Trans>
        </h2>
        <ul className={styles.list}>
          <PromiseItem picture={DepositIcon} title={<Trans>The total comes first</Trans>}>
            <Trans>
              What you see is the price of the whole stay, fees included. Tap it to see every day and how it
              was calculated.
            </Trans>
          </PromiseItem>
          <PromiseItem picture={CheckIcon} title={<Trans>Nothing is ticked for you</Trans>}>
            <Trans>
              Insurance, additional driver, cancellation: you choose, and the total follows. What is included
              is spelled out.
            </Trans>
          </PromiseItem>
          <PromiseItem picture={AgencyIcon} title={<Trans>No surprise at the desk</Trans>}>
            <Trans>
              Deposit, fuel and mileage are shown beside the price. Many agencies let you pay when you pick up
              the car.
            </Trans>
          </PromiseItem>
        </ul>
      </Stack>
    </section>
  );
}

function PromiseItem({
  picture,
  title,
  children,
}: {
  picture: IconPicture;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className={styles.point}>
      <Icon picture={picture} size="large" className={styles.icon} />
      <h3 className={styles.pointTitle}>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
