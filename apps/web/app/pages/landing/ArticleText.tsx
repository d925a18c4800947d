import { Link } from "@sayara/ui/Link/Link";
import { Fragment } from "react";
import { Link as RouterLink } from "react-router";

const linkPattern = /\[([^\]]+)\]\((\/[^)]*)\)/;

/** Renders a text. `[label](/path)` becomes a link to a page of this site. */
export function ArticleText({ text }: { text: string }) {
  // Splitting by a pattern with two groups gives text, label, path, text, label, path, … text.
  const parts = text.split(new RegExp(linkPattern, "g"));
  return parts.map((part, index) => {
    if (index % 3 === 2) return null;
    const path = parts[index + 1];
    const key = `${index} ${part}`;
    if (index % 3 === 0 || path === undefined) return <Fragment key={key}>{part}</Fragment>;
    return (
      <Link key={key} render={<RouterLink to={path} />}>
        {part}
      </Link>
    );
  });
}
