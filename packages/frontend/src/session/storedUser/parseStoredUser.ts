import { User } from "@sayara/domain/user/User";
import * as v from "valibot";

/** Parses the stored user; null if the text is invalid, for example if an older version wrote it. */
export function parseStoredUser(text: string): User | null {
  try {
    const parsed = v.safeParse(User, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
