import type { IconPicture } from "./Icon.tsx";
import { iconSheet } from "./iconSheet.ts";

/** The picture of one symbol of `icons.svg`, in the colour of the text. */
export function symbol(name: string): IconPicture {
  const href = `${iconSheet}#${name}`;
  return function SymbolPicture(props) {
    return (
      <svg viewBox="0 0 24 24" {...props}>
        <use href={href} />
      </svg>
    );
  };
}
