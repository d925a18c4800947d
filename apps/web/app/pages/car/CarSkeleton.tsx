import { useLingui } from "@lingui/react";
import { paginationMessages } from "@sayara/i18n/components/paginationMessages";
import { Card } from "@sayara/ui/Card/Card";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { picture } from "@sayara/frontend/rental/CarPicture/CarPicture.css";
import { container } from "@sayara/frontend/layout/container.css";
import * as styles from "./Car.css.ts";

/**
 * Skeleton of a car's introduction, figures, price and conditions. Its layout matches the loaded page, so
 * that the view transition can move the pressed car card to the place of the car's image.
 */
export function CarSkeleton() {
  const { i18n } = useLingui();
  return (
    <div className={`${container} ${styles.page}`} aria-busy="true">
      <VisuallyHidden as="p">{i18n._(paginationMessages.loading)}</VisuallyHidden>
      <div className={styles.columns}>
        <div className={styles.introduction}>
          <div className={styles.head}>
            <div className={styles.picture}>
              <div className={picture} />
            </div>
            <div className={styles.text}>
              <Skeleton shape="title" width="threeQuarters" />
              <Skeleton width="half" />
              <Skeleton />
            </div>
          </div>
          <Skeleton shape="card" />
        </div>
        <Card floating padding="lg" className={styles.price}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="third" />
          <Skeleton shape="field" />
          <Skeleton shape="field" />
          <Skeleton shape="button" />
        </Card>
        <div className={styles.details}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      </div>
    </div>
  );
}
