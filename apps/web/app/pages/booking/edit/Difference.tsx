import { Trans } from "@lingui/react/macro";
import type { EditQuote } from "@sayara/api-client/contract/bookings/editBooking";
import type { Booking } from "@sayara/domain/booking/Booking";
import { useForwardArrow } from "@sayara/frontend/language/useForwardArrow";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { usePartName } from "@sayara/frontend/rental/QuoteLedger/usePartName";
import * as styles from "./Edit.css.ts";

interface DifferenceProps {
  response: Pick<EditQuote, "quote" | "lines" | "difference">;
  booking: Booking;
}

/** Lists each part that changes, with its old and new value. */
export function Difference({ response, booking }: DifferenceProps) {
  const formats = useFormats();
  const money = (amount: number) => formats.price(amount, booking.currency);
  const formatSigned = (amount: number) => (amount > 0 ? `+${money(amount)}` : `−${money(-amount)}`);
  const arrow = useForwardArrow();
  const nameOf = usePartName();
  const [before, after] = [formats.days(booking.quote.days), formats.days(response.quote.days)];
  return (
    <table className={styles.difference}>
      <caption className={styles.caption}>
        <Trans>Difference, line by line</Trans>
      </caption>
      <tbody>
        {response.lines.map((line) => (
          <tr key={line.extra?.id ?? line.part} className={styles.row}>
            <th scope="row" className={styles.part}>
              {nameOf(line)}
              <span className={styles.change}>
                {line.part === "rental" && before !== after && `${before} ${arrow} ${after}, `}
                {money(line.before)} {arrow} {money(line.after)}
              </span>
            </th>
            <td className={styles.sum}>{formatSigned(line.difference)}</td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row" className={styles.part}>
            <Trans>Total</Trans>
            <span className={styles.change}>
              {money(booking.total)} {arrow} {money(response.quote.total)}
            </span>
          </th>
          <td className={styles.sum}>
            {response.difference === 0 ? money(0) : formatSigned(response.difference)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
