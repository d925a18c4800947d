import { AgencySection } from "./agency/AgencySection.tsx";
import type { CarData } from "./Car.load.ts";
import { ConditionsSection } from "./ConditionsSection.tsx";
import { MeetingSection } from "./agency/MeetingSection.tsx";
import { OptionsSection } from "./OptionsSection.tsx";

/** Conditions, options, meeting place and agency. */
export function CarDetails(page: CarData) {
  return (
    <>
      <ConditionsSection car={page.car} />
      <OptionsSection
        car={page.car}
        extras={page.extras ?? []}
        place={page.place}
        coverContents={page.coverContents ?? null}
        services={{
          delivery: page.delivery?.find(({ place }) => place === page.place?.id),
          collection: page.collection?.find(({ place }) => place === page.place?.id),
        }}
      />
      <MeetingSection {...page} />
      <AgencySection {...page} />
    </>
  );
}
