import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Location } from "@sayara/domain/location/Location";
import type { LocationKind } from "@sayara/domain/location/LocationKind";
import { componentWords } from "@sayara/i18n/components/componentWords";
import { locationKindWords } from "@sayara/i18n/words/locationKindWords";
import type { IconPicture } from "@sayara/ui/Icon/Icon";
import { AirportIcon, PlaceIcon } from "@sayara/ui/Icon/icons";
import { PlaceCombobox } from "@sayara/ui/PlaceCombobox/PlaceCombobox";
import { UnclearPlace } from "./UnclearPlace.tsx";

interface PlaceFieldProps {
  label: string;
  name: string;
  value: string | null;
  places: readonly Location[];
  /** Label of the empty choice. */
  emptyWords: string;
  /** A typed text that matches no single place; similar places are listed below the field. */
  typed?: string | null | undefined;
  /** Returns the address of the search with a place in this field. */
  addressOf: (slug: string) => string;
}

const pictures: Partial<Record<LocationKind, IconPicture>> = { airport: AirportIcon };

/** Combobox of the marketplace's places. */
export function PlaceField({ label, name, value, places, emptyWords, typed, addressOf }: PlaceFieldProps) {
  const { t, i18n } = useLingui();
  return (
    <PlaceCombobox
      // A new search resets the field to its own place.
      key={value}
      label={label}
      name={name}
      defaultValue={value ?? ""}
      placeholder={emptyWords}
      error={typed && <UnclearPlace typed={typed} places={places} addressOf={addressOf} />}
      places={places.map((place) => ({
        value: place.slug,
        name: place.name,
        detail: place.code ?? i18n._(locationKindWords[place.kind]),
        icon: pictures[place.kind] ?? PlaceIcon,
      }))}
      words={{
        clear: i18n._(componentWords.clear),
        count: (count) => t`${plural(count, { one: "# place", other: "# places" })}`,
        none: t`No place of that name`,
        several: t`Several places match. Choose one:`,
      }}
    />
  );
}
