import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Location } from "@sayara/domain/location/Location";
import type { LocationKind } from "@sayara/domain/location/LocationKind";
import { dialogMessages } from "@sayara/i18n/components/dialogMessages";
import { locationKindMessages } from "@sayara/i18n/messages/locationKindMessages";
import type { IconPicture } from "@sayara/ui/Icon/Icon";
import { AirportIcon, PlaceIcon } from "@sayara/ui/Icon/icons";
import { PlaceCombobox } from "@sayara/ui/PlaceCombobox/PlaceCombobox";
import type { RecentSearch } from "./recentSearches.ts";
import { UnclearPlace, type UnresolvedText } from "./UnclearPlace.tsx";
import type { Unknown } from "@sayara/domain/validation/newerValues";

interface PlaceFieldProps {
  label: string;
  name: string;
  value: string | null;
  /** The busiest airports first [LO7]. */
  places: readonly Location[];
  /** Label of the empty choice. */
  emptyLabel: string;
  /** A typed text without a unique match. The suggested places are listed below the field. */
  unclear?: UnresolvedText | null | undefined;
  /** Returns the URL of the search with this place in the field. */
  addressOf: (slug: string) => string;
  /**
   * Returns the description of a recent search, and a callback that applies its dates. If absent, recent
   * searches are not suggested.
   */
  describeRecent?: ((search: RecentSearch) => { detail?: string; onPick?: () => void }) | undefined;
}

const icons: Partial<Record<LocationKind | Unknown, IconPicture>> = { airport: AirportIcon };

/** Combobox of the marketplace's places. */
export function PlaceField({
  label,
  name,
  value,
  places,
  emptyLabel,
  unclear,
  addressOf,
  describeRecent,
}: PlaceFieldProps) {
  const { t, i18n } = useLingui();
  const headings = { recent: t`Recent searches`, airports: t`Airports`, cities: t`Cities` };
  return (
    <PlaceCombobox
      // A new search resets the field to its place.
      key={`${value} ${unclear?.typed}`}
      language={i18n.locale}
      label={label}
      name={name}
      defaultValue={value ?? ""}
      defaultText={unclear?.typed}
      placeholder={emptyLabel}
      error={unclear && <UnclearPlace {...unclear} addressOf={addressOf} />}
      places={places.map((place) => ({
        value: place.slug,
        name: place.name,
        detail: place.code === null ? i18n._(locationKindMessages[place.kind]) : undefined,
        code: place.code ?? undefined,
        icon: icons[place.kind] ?? PlaceIcon,
        group: place.kind === "airport" ? headings.airports : headings.cities,
      }))}
      loadGuide={async () => {
        const { loadPlaceMatcher } = await import("./loadPlaceMatcher.ts");
        return loadPlaceMatcher({ places, headings, describeRecent });
      }}
      messages={{
        clear: i18n._(dialogMessages.clear),
        close: i18n._(dialogMessages.close),
        count: (count) => t`${plural(count, { one: "# place", other: "# places" })}`,
        none: t`No place of that name`,
        several: t`Several places match. Choose one:`,
      }}
    />
  );
}
