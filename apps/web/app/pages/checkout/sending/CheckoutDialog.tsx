import { holdTerms } from "@sayara/domain/booking/holdTerms";
import { Suspense, lazy } from "react";
import { useFormats } from "#web/language/useFormats.ts";
import type { CheckoutProps } from "#web/pages/checkout/CheckoutProps.ts";

const importDialog = () =>
  import("./ConfirmDialog.tsx").then(({ ConfirmDialog }) => ({ default: ConfirmDialog }));
const ConfirmDialog = lazy(importDialog);

/** Loads the dialog's code, so that it opens at once. */
export const preloadDialog = () => void importDialog().catch(() => {});

type CheckoutDialogProps = Pick<
  CheckoutProps,
  "answer" | "rental" | "quote" | "user" | "email" | "state" | "confirm" | "closeDialog"
> & { pickup: Date };

/** Asks for confirmation of a request that is paid at the agency, and shows that it is being sent. */
export function CheckoutDialog(props: CheckoutDialogProps) {
  const { answer, rental, quote, user, state, pickup } = props;
  const formats = useFormats();
  if (state.step !== "confirming" && state.step !== "sending") return null;
  return (
    <Suspense>
      <ConfirmDialog
        step={state.step}
        agency={answer.car.supplier.name}
        carName={answer.car.name}
        from={rental.from}
        to={rental.to}
        total={formats.price(quote.total)}
        email={props.email}
        terms={holdTerms({ pickup, isGuest: user === null, now: state.askedAt })}
        onConfirm={props.confirm}
        onClose={props.closeDialog}
      />
    </Suspense>
  );
}
