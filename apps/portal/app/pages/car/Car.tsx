import { Trans, useLingui } from "@lingui/react/macro";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import type { Form } from "@sayara/frontend/form/useForm";
import { container } from "@sayara/frontend/layout/container.css";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Link } from "react-router";
import { CarStatusBadge } from "#portal/fleet/CarStatusBadge.tsx";
import { MissingNote } from "#portal/fleet/MissingNote.tsx";
import type { CarDone } from "./Car.action.ts";
import type { CarData } from "./Car.load.ts";
import { CarActions, type CarChange } from "./CarActions.tsx";
import { CarFields } from "./CarFields.tsx";
import { CarPhotos } from "./CarPhotos.tsx";
import type { CarValues } from "./CarValues.ts";
import { DriverCard } from "./DriverCard.tsx";
import { PriceFields } from "./PriceFields.tsx";
import { useCarLabels } from "./useCarLabels.ts";
import { useAgencyPath } from "#portal/session/AgencyContext.ts";
import * as styles from "./Car.css.ts";

export interface CarProps extends CarData {
  form: Form<CarValues, CarDone>;
  /** The form's current values. */
  values: CarValues;
  agencyName: string;
  change: CarChange;
  /** Submits a new photo. */
  photo: CarChange;
  apiUrl: string;
  mayEdit: boolean;
  mayPublish: boolean;
}

/** Page of one of the agency's cars: its status, form and photos. */
export function Car({ car, places, form, change, photo, apiUrl, mayEdit, mayPublish, ...preview }: CarProps) {
  const { t } = useLingui();
  const labels = useCarLabels();
  const agencyPath = useAgencyPath();
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg">
        <header className={styles.head}>
          <Link to={agencyPath("/cars")} className={styles.back}>
            <Trans>Cars</Trans>
          </Link>
          <div className={styles.title}>
            <Heading level={1}>{car?.name ?? <Trans>New car</Trans>}</Heading>
            {car !== null && <CarStatusBadge status={car.status} />}
          </div>
          {car !== null && <MissingNote missing={car.missing} />}
        </header>
        {car !== null && <CarActions car={car} change={change} mayEdit={mayEdit} mayPublish={mayPublish} />}
        <div className={styles.columns}>
          <form {...form.props} className={formStyles.form} aria-label={t`Details of the car`}>
            <ProblemNotice problem={form.problem} />
            <ErrorSummary errors={form.errors} labels={labels} />
            <input type="hidden" name="intent" value="save" />
            <input type="hidden" name="version" value={car?.version ?? 1} />
            <fieldset disabled={!mayEdit} className={styles.fields}>
              <CarFields form={form} labels={labels} car={car} places={places} />
              <PriceFields form={form} labels={labels} />
              {mayEdit && (
                <SubmitButton form={form} working={t`Saving…`}>
                  {car === null ? <Trans>Save as draft</Trans> : <Trans>Save</Trans>}
                </SubmitButton>
              )}
            </fieldset>
          </form>
          <DriverCard {...preview} car={car} places={places} apiUrl={apiUrl} />
        </div>
        {car !== null && (
          <CarPhotos car={car} change={change} photo={photo} apiUrl={apiUrl} mayEdit={mayEdit} />
        )}
      </Stack>
    </div>
  );
}
