import { Trans } from "@lingui/react/macro";
import { container } from "@sayara/frontend/layout/container.css";
import type { PictureUpload } from "@sayara/frontend/PictureUpload/usePictureUpload";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Contracts } from "./files/Contracts.tsx";
import { CoversForm } from "./CoversForm.tsx";
import { DepositsForm } from "./deposits/DepositsForm.tsx";
import { FeesForm } from "./fees/FeesForm.tsx";
import { Logo } from "./files/Logo.tsx";
import { HoursForm } from "./hours/HoursForm.tsx";
import { PlacesForm } from "./places/PlacesForm.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import type { RulesData } from "./Rules.load.ts";
import { TermsForm } from "./TermsForm.tsx";
import type { EditedPart } from "./usePartForm.ts";
import type { useRuleParts } from "./useRuleParts.ts";
import type { RulePart } from "./values/checkRules.ts";
import * as styles from "./Rules.css.ts";

export interface RulesProps extends RulesData {
  edits: ReturnType<typeof useRuleParts>;
  logoUpload: PictureUpload;
  apiUrl: string;
  mayEditRules: boolean;
  mayEditProfile: boolean;
}

/** Page of the agency's profile and rules. Each section is saved separately. */
export function Rules(props: RulesProps) {
  const { rules, places, edits, logoUpload, apiUrl, mayEditRules, mayEditProfile } = props;
  const { parts, advance, showLatest, keepTyped } = edits;
  const edited = (part: RulePart, mayEdit = mayEditRules): EditedPart => ({
    rules: parts[part].rules,
    version: parts[part].version,
    isOutdated: parts[part].version !== rules.version,
    mayEdit,
    onSaved: advance,
    onShowLatest: () => showLatest(part),
    onKeepTyped: () => keepTyped(part),
  });
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg">
        <Heading level={1}>
          <Trans>Rules</Trans>
        </Heading>
        {!mayEditRules && (
          <Notice>
            <Trans>You can read the rules here. Owners and managers of an active agency change them.</Trans>
          </Notice>
        )}
        <HoursForm key={`hours ${parts.hours.fills}`} {...edited("hours")} />
        <TermsForm key={`terms ${parts.terms.fills}`} {...edited("terms")} />
        <FeesForm key={`fees ${parts.fees.fills}`} {...edited("fees")} places={places} />
        <CoversForm key={`covers ${parts.covers.fills}`} {...edited("covers")} />
        <DepositsForm key={`deposits ${parts.deposits.fills}`} {...edited("deposits")} />
        <PlacesForm key={`places ${parts.places.fills}`} {...edited("places")} places={places} />
        <Contracts contracts={rules.contracts} apiUrl={apiUrl} mayEdit={mayEditRules} onChanged={advance} />
        <ProfileForm key={`identity ${parts.identity.fills}`} {...edited("identity", mayEditProfile)} />
        <Logo
          logo={rules.logo}
          name={rules.identity.name}
          apiUrl={apiUrl}
          mayEdit={mayEditProfile}
          upload={logoUpload}
        />
      </Stack>
    </div>
  );
}
