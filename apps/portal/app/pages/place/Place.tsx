import { Trans, useLingui } from "@lingui/react/macro";
import { defaultLanguage, languages } from "@sayara/domain/language/Language";
import { directionOf } from "@sayara/domain/language/directionOf";
import { mapLanguages } from "@sayara/domain/language/mapLanguages";
import { locationKinds } from "@sayara/domain/location/LocationKind";
import { MAX_PLACE_NAME, MAX_PLACE_RANK } from "@sayara/domain/location/PlaceDetails";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import { useFields } from "@sayara/frontend/form/useFields";
import type { Form } from "@sayara/frontend/form/useForm";
import { container } from "@sayara/frontend/layout/container.css";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import type { PictureUpload } from "@sayara/frontend/PictureUpload/usePictureUpload";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { formatLanguage } from "@sayara/i18n/format/formatLanguage";
import { locationKindMessages } from "@sayara/i18n/messages/locationKindMessages";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Stack } from "@sayara/ui/Stack/Stack";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { TextField } from "@sayara/ui/TextField/TextField";
import { Link } from "react-router";
import { OutdatedNotice } from "#portal/layout/OutdatedNotice.tsx";
import type { PlaceDone } from "./Place.action.ts";
import * as styles from "./Place.css.ts";
import type { PlaceData } from "./Place.load.ts";
import { PlaceHistory } from "./PlaceHistory.tsx";
import { PlacePicture } from "./PlacePicture.tsx";
import { PlacePosition } from "./PlacePosition.tsx";
import { PlaceUses } from "./PlaceUses.tsx";
import type { PlaceValues } from "./PlaceValues.ts";
import type { EditedPlace } from "./usePlaceEdit.ts";

interface PlaceProps extends PlaceData {
  form: Form<PlaceValues, PlaceDone>;
  edited: EditedPlace;
  isDeleting: boolean;
  onDelete: (version: string) => void;
  upload: PictureUpload;
  apiUrl: string;
}

/** Page where administrators edit a place: form, image, uses and history of changes [PA1–PA4]. */
export function Place(props: PlaceProps) {
  const { place, parents, countries, form, edited, isDeleting, onDelete, upload, apiUrl } = props;
  const name = place?.names.fr ?? "";
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg">
        <header className={styles.head}>
          <UiLink render={<Link to="/places" />}>
            <Trans>Places</Trans>
          </UiLink>
          <Heading level={1}>{place === null ? <Trans>New place</Trans> : name}</Heading>
        </header>
        <PlaceForm place={place} edited={edited} parents={parents} countries={countries} form={form} />
        {place !== null && (
          <>
            <PlacePicture image={place.image} name={name} apiUrl={apiUrl} upload={upload} />
            <PlaceUses place={place} isDeleting={isDeleting} onDelete={() => onDelete(place.version)} />
            <PlaceHistory edits={place.edits} />
          </>
        )}
      </Stack>
    </div>
  );
}

function PlaceForm({
  place,
  parents,
  countries,
  form,
  edited,
}: PlaceData & Pick<PlaceProps, "form" | "edited">) {
  const { t, i18n } = useLingui();
  const language = useTextLanguage();
  const lowestRank = useFormats().number(MAX_PLACE_RANK);
  const labels: Record<keyof PlaceValues, string> = {
    ...mapLanguages((one) => {
      const languageName = formatLanguage(one, i18n.locale);
      return t`Name in ${languageName}`;
    }),
    otherNames: t`Other names`,
    slug: t`Address in links`,
    kind: t`Type of place`,
    country: t`Country`,
    code: t`Airport code`,
    latitude: t`Latitude`,
    longitude: t`Longitude`,
    parent: t`Belongs to`,
    featuredRank: t`Position on the home page`,
    trafficRank: t`Rank of the airport`,
  };
  const field = useFields(form, labels);
  const oldSlugs = place?.oldSlugs.join(", ") ?? "";
  return (
    <form {...form.props} className={formStyles.form} aria-label={t`Details of the place`}>
      <OutdatedNotice
        problem={form.problem}
        isLatestLoaded={edited.isLatestLoaded}
        onShowLatest={edited.showLatest}
        onKeepTyped={edited.keepTyped}
      />
      <ErrorSummary errors={form.errors} labels={labels} />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="version" value={edited.version ?? ""} />
      <SectionCard
        id="place-names"
        title={t`Names`}
        intro={
          <Trans>
            Where a name is missing, the French one is shown. Drivers find the place by all of them.
          </Trans>
        }
      >
        {languages.map((code) => (
          <TextField
            key={code}
            {...field.text(code)}
            lang={code}
            dir={directionOf(code)}
            maxLength={MAX_PLACE_NAME}
            autoComplete="off"
            required={code === defaultLanguage}
          />
        ))}
        <TextArea
          {...field.text("otherNames")}
          hint={t`Other spellings and names that drivers use, one on each line`}
        />
      </SectionCard>
      <SectionCard id="place-facts" title={t`Facts`}>
        <div className={formStyles.pair}>
          <SelectField {...field.text("kind")}>
            {locationKinds.map((kind) => (
              <option key={kind} value={kind}>
                {i18n._(locationKindMessages[kind])}
              </option>
            ))}
          </SelectField>
          <SelectField {...field.text("country")}>
            {countries.map(({ code, names }) => (
              <option key={code} value={code}>
                {names[language] || names.fr || code}
              </option>
            ))}
          </SelectField>
        </div>
        <SelectField {...field.text("parent")} hint={t`A search at that place finds the cars of this one.`}>
          <option value="">{t`No other place`}</option>
          {parents.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field.text("slug")}
          hint={
            oldSlugs === "" ? (
              <Trans>Such as tunis-carthage. If it changes, the former one leads to the place.</Trans>
            ) : (
              <Trans>Former ones lead here: {oldSlugs}</Trans>
            )
          }
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <div className={formStyles.pair}>
          <TextField
            {...field.text("code")}
            hint={t`IATA, such as TUN; empty for other places`}
            maxLength={3}
          />
          <TextField
            {...field.text("trafficRank")}
            hint={t`By passengers, 1 for the busiest`}
            inputMode="numeric"
            maxLength={4}
          />
        </div>
        <TextField
          {...field.text("featuredRank")}
          hint={<Trans>1 to {lowestRank}; empty: not chosen for the home page</Trans>}
          inputMode="numeric"
          maxLength={4}
          width="medium"
        />
      </SectionCard>
      <SectionCard id="place-position" title={t`Position`}>
        <PlacePosition
          field={field}
          name={place?.names.fr ?? t`New place`}
          position={edited.shown?.position ?? null}
        />
      </SectionCard>
      <SubmitButton form={form} working={t`Saving…`}>
        <Trans>Save</Trans>
      </SubmitButton>
    </form>
  );
}
