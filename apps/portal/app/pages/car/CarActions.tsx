import { Trans, useLingui } from "@lingui/react/macro";
import type { FleetCar } from "@sayara/api-client/contract/suppliers/FleetCar";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import type { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { Button } from "@sayara/ui/Button/Button";
import { Disclosure } from "@sayara/ui/Disclosure/Disclosure";
import { CopyIcon, DeleteIcon } from "@sayara/ui/Icon/icons";
import { TextField } from "@sayara/ui/TextField/TextField";
import type { CarDone } from "./Car.action.ts";
import * as styles from "./Car.css.ts";

/** Submission state and functions of the page's buttons. */
export type CarChange = Pick<
  ReturnType<typeof useSubmission<CarDone, string>>,
  "send" | "isSending" | "problem"
>;

interface CarActionsProps {
  car: FleetCar;
  change: CarChange;
  mayEdit: boolean;
  mayPublish: boolean;
}

/** Buttons that publish, withdraw, copy and delete a car. */
export function CarActions({ car, change, mayEdit, mayPublish }: CarActionsProps) {
  const { t } = useLingui();
  const send = (intent: string) => {
    const form = new FormData();
    form.set("intent", intent);
    form.set("version", String(car.version));
    change.send(form);
  };
  const isComplete = car.missing.required.length === 0;
  return (
    <div className={styles.actions}>
      <ProblemNotice problem={change.problem} />
      <div className={styles.buttons}>
        {mayPublish && car.status !== "published" && (
          <Button
            onClick={() => send("publish")}
            disabled={!isComplete}
            working={change.isSending && t`Publishing…`}
          >
            <Trans>Publish</Trans>
          </Button>
        )}
        {mayPublish && car.status === "published" && (
          <Button
            tone="neutral"
            onClick={() => send("withdraw")}
            working={change.isSending && t`Withdrawing…`}
          >
            <Trans>Withdraw</Trans>
          </Button>
        )}
        {mayEdit && car.status === "draft" && (
          <Button
            tone="quiet"
            icon={DeleteIcon}
            onClick={() => send("delete")}
            working={change.isSending && t`Deleting…`}
          >
            <Trans>Delete this draft</Trans>
          </Button>
        )}
      </div>
      {mayEdit && (
        <Disclosure summary={<Trans>Same model, other plate</Trans>}>
          <form
            className={styles.copy}
            onSubmit={(event) => {
              event.preventDefault();
              change.send(event.currentTarget);
            }}
          >
            <input type="hidden" name="intent" value="duplicate" />
            <TextField label={t`Plate of the copy`} name="copyPlate" maxLength={40} required />
            <Button type="submit" tone="neutral" icon={CopyIcon}>
              <Trans>Copy the car</Trans>
            </Button>
          </form>
        </Disclosure>
      )}
    </div>
  );
}
