import { useLingui } from "@lingui/react/macro";
import type { SearchState } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { Icon } from "@sayara/ui/Icon/Icon";
import { MapIcon } from "@sayara/ui/Icon/icons";
import { Link } from "react-router";
import * as styles from "#web/pages/search/Search.css.ts";

/** Shows or hides the map. The choice is stored in the URL. */
export function MapSwitch({ search }: { search: SearchState }) {
  const { t } = useLingui();
  const label = search.map ? t`Hide the map` : t`Show the map`;
  return (
    <Link
      to={searchUrl({ ...search, map: !search.map })}
      className={styles.mapSwitch}
      preventScrollReset
      aria-label={label}
      title={label}
      data-active={search.map || undefined}
    >
      <Icon picture={MapIcon} />
    </Link>
  );
}
