import { Trans, useLingui } from "@lingui/react/macro";
import type { Car } from "@sayara/domain/car/Car";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { Link } from "react-router";
import { useFormats } from "@sayara/frontend/language/useFormats";
import * as styles from "./CarCard.css.ts";

interface CarTermsProps {
  car: Pick<Car, "name" | "deposit" | "minimumAge">;
  /** URL of the car's page; null in a preview, which has no link. */
  href: string | null;
}

/** Shows the conditions for the driver besides the price: security deposit and minimum age. Links to all terms. */
export function CarTerms({ car, href }: CarTermsProps) {
  const { t } = useLingui();
  const { name } = car;
  const deposit = useFormats().price(car.deposit);
  const age = car.minimumAge;
  return (
    <ul className={styles.terms}>
      <li>
        {car.deposit === -1 && <Trans>Deposit: ask the agency</Trans>}
        {car.deposit === 0 && <Trans>No deposit</Trans>}
        {car.deposit > 0 && <Trans>Deposit {deposit}</Trans>}
      </li>
      <li>
        <Trans>From age {age}</Trans>
      </li>
      <li className={styles.raised}>
        {href === null ? (
          <Trans>Terms</Trans>
        ) : (
          <UiLink
            render={
              <Link
                to={href}
                prefetch="intent"
                viewTransition
                tabIndex={0}
                aria-label={t`Terms and agency: ${name}`}
              />
            }
          >
            <Trans>Terms</Trans>
          </UiLink>
        )}
      </li>
    </ul>
  );
}
