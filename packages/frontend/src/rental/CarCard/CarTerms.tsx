import { Trans, useLingui } from "@lingui/react/macro";
import { enoughMeans } from "@sayara/domain/deposit/enoughMeans";
import type { DepositOffer } from "@sayara/domain/deposit/DepositTerms";
import { depositRange } from "@sayara/domain/deposit/depositRange";
import type { Car } from "@sayara/domain/car/Car";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { Link } from "react-router";
import { useFormats } from "@sayara/frontend/language/useFormats";
import * as styles from "./CarCard.css.ts";

interface CarTermsProps {
  car: Pick<Car, "name" | "deposit" | "deposits" | "minimumAge">;
  /** URL of the car's page; null in a preview, which has no link. */
  href: string | null;
}

/** Shows the conditions for the driver besides the price: security deposit and minimum age. Links to all terms. */
export function CarTerms({ car, href }: CarTermsProps) {
  const { t } = useLingui();
  const { name } = car;
  const means = useMeansText();
  const formats = useFormats();
  const { from, to } = depositRange(car);
  const deposit = formats.price(from);
  const accepted = means(car.deposits ?? []);
  const age = car.minimumAge;
  return (
    <ul className={styles.terms}>
      <li>
        {from === -1 && <Trans>Deposit: ask the agency</Trans>}
        {from === 0 && <Trans>No deposit</Trans>}
        {from > 0 && (from === to ? <Trans>Deposit {deposit}</Trans> : <Trans>Deposit from {deposit}</Trans>)}
        {accepted !== null && <span className={styles.depositMeans}> ({accepted})</span>}
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

/** Returns a function that summarises the accepted means of a security deposit; null if none is named. */
function useMeansText(): (offers: readonly DepositOffer[]) => string | null {
  const { t } = useLingui();
  return (offers) => {
    const means = enoughMeans(offers);
    const hasCash = means.includes("cash");
    if (means.includes("debitCard")) return hasCash ? t`cash or card` : t`card`;
    if (means.includes("creditCard")) return hasCash ? t`cash or credit card` : t`credit card`;
    return hasCash ? t`cash` : null;
  };
}
