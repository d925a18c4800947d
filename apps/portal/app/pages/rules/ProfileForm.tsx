import { Trans, useLingui } from "@lingui/react/macro";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { useFields } from "@sayara/frontend/form/useFields";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { TextField } from "@sayara/ui/TextField/TextField";
import { PositionFields } from "./places/PositionFields.tsx";
import { RulesForm } from "./RulesForm.tsx";
import { type EditedPart, usePartForm } from "./usePartForm.ts";
import { profileValuesOf } from "./values/profileValues.ts";

/** Form of the agency's public profile. */
export function ProfileForm(edited: EditedPart) {
  const { t } = useLingui();
  const form = usePartForm("identity", edited, profileValuesOf(edited.rules.identity));
  const labels = {
    name: t`Name of the agency`,
    bio: t`About the agency`,
    phone: t`Phone`,
    email: t`Email`,
    address: t`Address of the office`,
    latitude: t`Latitude`,
    longitude: t`Longitude`,
  };
  const field = useFields(form, labels);
  return (
    <RulesForm
      form={form}
      title={t`Profile`}
      intro={<Trans>Drivers read this on the pages of your cars and in their booking.</Trans>}
      labels={labels}
    >
      <TextField {...field.text("name")} maxLength={100} autoComplete="organization" required />
      <TextArea {...field.text("bio")} maxLength={2000} />
      <div className={formStyles.pair}>
        <TextField {...field.text("phone")} type="tel" autoComplete="tel" required />
        <TextField {...field.text("email")} type="email" autoComplete="email" required />
      </div>
      <TextField {...field.text("address")} maxLength={300} autoComplete="street-address" />
      <PositionFields
        field={field}
        place={edited.rules.identity.name}
        position={edited.rules.identity.position}
        mayEdit={form.mayEdit}
      />
    </RulesForm>
  );
}
