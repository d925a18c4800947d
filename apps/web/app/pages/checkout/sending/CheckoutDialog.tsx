import { holdTerms } from "@sayara/domain/booking/period/holdTerms";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { Suspense, lazy } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";
import type { Step } from "./checkoutMachine.ts";
import type { CheckoutProps } from "#web/pages/checkout/CheckoutProps.ts";

const importDialog = () =>
  import("./ConfirmDialog.tsx").then(({ ConfirmDialog }) => ({ default: ConfirmDialog }));
const ConfirmDialog = lazy(importDialog);

/** Preloads the dialog's code, so that it opens immediately. */
export const preloadDialog = () => void importDialog().catch(() => {});

type CheckoutDialogProps = Pick<
  CheckoutProps,
  | "response"
  | "rental"
  | "quote"
  | "user"
  | "email"
  | "state"
  | "payment"
  | "card"
  | "confirm"
  | "closeDialog"
> & {
  pickup: Date;
  /** Charged online, in dinars; null while the amount is unknown. */
  paidNow: number | null;
};

/** Asks for confirmation of a request or a payment, and shows the progress while it is sent. */
export function CheckoutDialog(props: CheckoutDialogProps) {
  const { response, rental, quote, user, state, pickup, card, paidNow } = props;
  const formats = useFormats();
  if (!isOpen(state.step)) return null;
  const rest = toDinars(toMillimes(quote.total) - toMillimes(paidNow ?? 0));
  return (
    <Suspense>
      <ConfirmDialog
        step={state.step}
        agency={response.car.supplier.name}
        carName={response.car.name}
        from={rental.from}
        to={rental.to}
        total={formats.price(quote.total)}
        email={props.email}
        terms={"askedAt" in state ? holdTerms({ pickup, isGuest: user === null, now: state.askedAt }) : null}
        payment={
          props.payment === "later"
            ? null
            : {
                now: paidNow === null ? "…" : formats.price(paidNow),
                rest: rest > 0 ? formats.price(rest) : null,
                isByCard: card.isReady,
              }
        }
        onConfirm={props.confirm}
        onClose={props.closeDialog}
      />
    </Suspense>
  );
}

/** Stays open until the page navigates. */
function isOpen(step: Step): boolean {
  return step === "confirming" || step === "sending" || step === "paying" || step === "leaving";
}
