import { User } from "@sayara/domain/user/User";
import * as v from "valibot";

/** The stored user; null when the text is not one of ours, an older version's for instance. */
export function parseStoredUser(text: string): User | null {
  try {
    const parsed = v.safeParse(User, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
