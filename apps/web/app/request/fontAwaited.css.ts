import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

/** On `<html>` until the site's font may be fetched: text uses the fallback font with matching metrics. */
export const fontAwaited = pageStyle({
  "@media": { "(scripting: enabled)": { vars: { [vars.font.body]: vars.font.fallback } } },
});
