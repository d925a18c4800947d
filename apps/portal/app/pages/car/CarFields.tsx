import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import type { FleetCar } from "@sayara/api-client/contract/suppliers/FleetCar";
import { availabilities } from "@sayara/domain/car/Availability";
import { carBodies } from "@sayara/domain/car/CarBody";
import { carColors } from "@sayara/domain/car/CarColor";
import { carFeatures } from "@sayara/domain/car/CarFeature";
import { carTypes } from "@sayara/domain/car/CarType";
import { fuelPolicies } from "@sayara/domain/car/FuelPolicy";
import { fuelTypes } from "@sayara/domain/car/FuelType";
import { gearboxes } from "@sayara/domain/car/Gearbox";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { useFields } from "@sayara/frontend/form/useFields";
import type { Form } from "@sayara/frontend/form/useForm";
import { availabilityMessages } from "@sayara/i18n/messages/car/availabilityMessages";
import { carBodyMessages } from "@sayara/i18n/messages/car/carBodyMessages";
import { carColorMessages } from "@sayara/i18n/messages/car/carColorMessages";
import { carFeatureMessages } from "@sayara/i18n/messages/car/carFeatureMessages";
import { carTypeMessages } from "@sayara/i18n/messages/car/carTypeMessages";
import { fuelPolicyMessages } from "@sayara/i18n/messages/car/fuelPolicyMessages";
import { fuelTypeMessages } from "@sayara/i18n/messages/car/fuelTypeMessages";
import { gearboxMessages } from "@sayara/i18n/messages/car/gearboxMessages";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { FieldError } from "@sayara/ui/Field/Field";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { TextField } from "@sayara/ui/TextField/TextField";
import type { CarDone } from "./Car.action.ts";
import type { FleetPlace } from "./Car.load.ts";
import type { CarValues } from "./CarValues.ts";
import { Section } from "./Section.tsx";

interface CarFieldsProps {
  form: Form<CarValues, CarDone>;
  labels: Readonly<Record<string, string>>;
  car: FleetCar | null;
  places: readonly FleetPlace[];
}

/** Fields for the car's model, identification and pick-up places. */
export function CarFields({ form, labels, car, places }: CarFieldsProps) {
  const { t, i18n } = useLingui();
  const field = useFields(form, labels);
  const select = (name: string, values: readonly string[], messages: Record<string, MessageDescriptor>) => (
    <SelectField {...field.text(name)}>
      {values.map((value) => (
        <option key={value} value={value}>
          {messages[value] === undefined ? value : i18n._(messages[value])}
        </option>
      ))}
    </SelectField>
  );
  const number = (name: string) => <TextField {...field.text(name)} inputMode="numeric" />;
  return (
    <>
      <Section title={<Trans>What drivers see</Trans>}>
        <TextField {...field.text("name")} maxLength={100} required hint={t`Such as Kia Picanto`} />
        <div className={formStyles.pair}>
          {select("range", carTypes, carTypeMessages)}
          {select("body", carBodies, carBodyMessages)}
        </div>
        <div className={formStyles.pair}>
          {select("color", carColors, carColorMessages)}
          {select("fuelType", fuelTypes, fuelTypeMessages)}
        </div>
        <div className={formStyles.pair}>
          {select("gearbox", gearboxes, gearboxMessages)}
          {select("fuelPolicy", fuelPolicies, fuelPolicyMessages)}
        </div>
        <div className={formStyles.pair}>
          {number("seats")}
          {number("doors")}
        </div>
        <div className={formStyles.pair}>
          <SelectField {...field.text("mileage.kind")}>
            <option value="unlimited">{t`Unlimited`}</option>
            <option value="limited">{t`Limited`}</option>
          </SelectField>
          {number("mileage")}
        </div>
        <div className={formStyles.pair}>
          {number("co2")}
          {select("availability", availabilities, availabilityMessages)}
        </div>
        <Checkbox {...field.checkbox("aircon")}>{labels["aircon"]}</Checkbox>
        {carFeatures.map((feature) => (
          <Checkbox
            key={feature}
            name="multimedia"
            value={feature}
            defaultChecked={car?.multimedia.includes(feature) ?? false}
          >
            {i18n._(carFeatureMessages[feature])}
          </Checkbox>
        ))}
      </Section>
      <Section title={<Trans>Places of pick-up</Trans>}>
        {places.map(({ id, name }) => (
          <Checkbox key={id} name="places" value={id} defaultChecked={car?.places.includes(id) ?? false}>
            {name}
          </Checkbox>
        ))}
        <FieldError id="places-error">{field.errorOf("places")}</FieldError>
      </Section>
      <Section title={<Trans>Only you see this</Trans>}>
        <div className={formStyles.pair}>
          <TextField {...field.text("plate")} maxLength={40} hint={t`Such as 123 تونس 4567`} />
          <TextField {...field.text("chassisLast")} maxLength={34} />
        </div>
        <div className={formStyles.pair}>
          <TextField {...field.text("registrationDate")} type="date" />
          {number("fiscalPower")}
        </div>
      </Section>
    </>
  );
}
